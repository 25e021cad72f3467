/**
 * The way through a whole syntax tree.
 *
 * @module
 */
import type TypeScript from "typescript";
import { ts } from "./parse.ts";

/** Every node in reading order, from a stack and not by recursion: the tree of a long sum is as deep as the sum is long. */
export function nodesOf(source: TypeScript.SourceFile): TypeScript.Node[] {
  const nodes: TypeScript.Node[] = [];
  const stack: TypeScript.Node[] = [source];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    const children: TypeScript.Node[] = [];
    ts.forEachChild(node, (child) => void children.push(child));
    for (const child of children.reverse()) stack.push(child);
  }
  return nodes;
}
