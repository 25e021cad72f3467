/**
 * Two neighbours that may be meant the other way round: assignments, and the results of branches and cases.
 *
 * @module
 */
import * as ts from "typescript";
import { unwrap } from "../facts/nodes.ts";
import type { Around } from "./around.ts";
import type { Insertions } from "./insertions.ts";

/** Two places whose values are exchanged, with a variable that keeps the first. */
export function swap(node: ts.Statement, next: ts.Statement, to: Insertions, around: Around): void {
  const [one, other] = [node, next].map((its) => assignmentIn(its, to.source));
  if (!one || !other) return;
  const isSwap = one.to === other.from && one.from === other.to;
  const id = to.add(next, isSwap ? "overwritten" : "order", isSwap ? 1 : 2, around);
  if (id === undefined) return;
  to.leaveOut(node, id);
  to.leaveOut(next, id);
  const text = isSwap
    ? `const deckwork$kept = ${one.to}; ${one.to} = ${one.from}; ${one.from} = deckwork$kept;`
    : `${one.to} = ${other.from}; ${other.to} = ${one.from};`;
  to.begin(node.getStart(to.source), `if (deckwork$on(${id})) {${text}}`);
}

/** A value that goes from one place to another. */
function assignmentIn(
  node: ts.Statement,
  source: ts.SourceFile,
): { readonly to: string; readonly from: string } | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isBinaryExpression(node.expression)) return undefined;
  const { left, operatorToken, right } = node.expression;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const textOf = (one: ts.Expression) => (unwrap(one) ?? one).getText(source);
  return { to: textOf(left), from: textOf(right) };
}

/** Two branches or cases, each with the result of the other. */
export function exchangeResults(
  node: ts.Node,
  next: ts.Node | undefined,
  to: Insertions,
  around: Around,
): void {
  // Of two assignments in a row, only the last one counts.
  const isBranch = !ts.isExpressionStatement(node);
  const [one, other] = [node, next].map((its) => its && isBranch && resultOf(its));
  if (!one || !other) return;
  const [place, otherPlace] = [one, other].map((its) => its.to && to.textOf(its.to));
  if (place !== otherPlace) return;
  const id = to.add(other.value, "order", 1, around);
  if (id === undefined) return;
  for (const [own, its] of [
    [one.value, other.value],
    [other.value, one.value],
  ] as const) {
    to.begin(own.getStart(to.source), `(deckwork$on(${id}) ? (${to.textOf(its)}) : `);
    to.end(own.end, ")");
  }
}

/** What is returned, or the variable that gets a value. */
interface Result {
  readonly to?: ts.Expression;
  readonly value: ts.Expression;
}

/** What a branch or a case returns or stores, if it does nothing else. */
function resultOf(node: ts.Node): Result | undefined {
  if (ts.isReturnStatement(node)) return node.expression && { value: node.expression };
  if (ts.isIfStatement(node)) return node.elseStatement ? undefined : resultOf(node.thenStatement);
  if (ts.isExpressionStatement(node) && isStored(node.expression)) {
    const { left, right } = node.expression;
    return { to: left, value: right };
  }
  if (!ts.isBlock(node) && !ts.isCaseClause(node)) return undefined;
  const [first, ...more] = node.statements;
  // A case that stores something goes on, or ends by itself.
  const isOver = more.length === 0 || (more.length === 1 && ts.isBreakStatement(more[0]!));
  return first && isOver ? resultOf(first) : undefined;
}

function isStored(node: ts.Expression): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}
