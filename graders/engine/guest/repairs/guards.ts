/**
 * What may decide whether something is done, where it is done in every case.
 *
 * @module
 */
import * as ts from "typescript";
import { nodesOf } from "../facts/walk.ts";
import type { Around } from "./around.ts";
import type { Insertions } from "./insertions.ts";
import type { Names } from "./names.ts";
import { isCall } from "./statements.ts";

/** What is done in every case. */
export function guard(node: ts.ExpressionStatement, to: Insertions, around: Around): void {
  for (const condition of guardsOf(node.expression, around.names, to.source)) {
    const id = to.add(node, "guard", 3, around);
    if (id === undefined) return;
    to.leaveOut(node, id);
    const text = `if (deckwork$on(${id}) && ${condition}) {${to.textOf(node)}}`;
    to.begin(node.getStart(to.source), text);
  }
}

/**
 * What may decide whether something is done: that there is a part of it, or that something was counted. Where something is
 * taken away, that it is one of the variables: `if (first === this.back) this.back = undefined;`.
 */
export function guardsOf(
  node: ts.Expression,
  { variables, counters }: Names,
  source: ts.SourceFile,
): readonly string[] {
  if (takesAway(node))
    return variables.slice(-MOST_GUARDS).map((name) => `${name} === ${node.left.getText(source)}`);
  if (!isCall(node)) return [];
  const words = nodesOf(node).flatMap((one) => (ts.isIdentifier(one) ? [one.text] : []));
  const used = [...new Set(words)].filter((name) => variables.includes(name));
  return [...new Set([...used, ...counters.keys()])]
    .slice(0, MOST_GUARDS)
    .map((name) => `(${name}?.length ?? ${name}) > 0`);
}

const MOST_GUARDS = 2;

function takesAway(node: ts.Expression): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node) || !ts.isPropertyAccessExpression(node.left)) return false;
  const { operatorToken, right } = node;
  const isNothing = ts.isIdentifier(right)
    ? right.text === "undefined"
    : right.kind === ts.SyntaxKind.NullKeyword;
  return isNothing && operatorToken.kind === ts.SyntaxKind.EqualsToken;
}
