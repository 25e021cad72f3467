/**
 * The way through a whole syntax tree.
 *
 * @module
 */
import * as ts from "typescript";

/** Every node in reading order, from a stack and not by recursion: the tree of a long sum is as deep as the sum is long. */
export function nodesOf(source: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const stack: ts.Node[] = [source];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => void children.push(child));
    for (const child of children.reverse()) stack.push(child);
  }
  return nodes;
}
