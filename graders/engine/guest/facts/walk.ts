/**
 * Walks a whole syntax tree.
 *
 * @module
 */
import * as ts from "typescript";

const known = new WeakMap<ts.Node, readonly ts.Node[]>();

/** Every node of a file or of a declaration at its top, in reading order. They are asked for again and again. */
export function nodesOf(root: ts.Node): readonly ts.Node[] {
  const nodes = known.get(root) ?? nodesWithin(root);
  known.set(root, nodes);
  return nodes;
}

/**
 * Every node of any part, in reading order, from a stack and not by recursion: the tree of a long sum is as deep as the sum
 * is long.
 */
export function nodesWithin(root: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const stack: ts.Node[] = [root];
  const push = (child: ts.Node) => void stack.push(child);
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    const first = stack.length;
    ts.forEachChild(node, push);
    // The first child must come off the stack first. The list is reversed in place, because there are as many lists as
    // nodes.
    for (let low = first, high = stack.length - 1; low < high; low++, high--) {
      const child = stack[low]!;
      stack[low] = stack[high]!;
      stack[high] = child;
    }
  }
  return nodes;
}

/** Those of some kinds: to ask each node what it is takes several times as long. */
export function ofKinds(
  nodes: readonly ts.Node[],
  kinds: ReadonlySet<ts.SyntaxKind>,
): readonly ts.Node[] {
  return nodes.filter(({ kind }) => kinds.has(kind));
}
