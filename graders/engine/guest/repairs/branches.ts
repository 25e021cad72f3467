/**
 * Changes of the branches of an `if`, and of the cases of a `switch`: how they end, and when they run.
 *
 * @module
 */
import * as ts from "typescript";
import { isAssignment } from "../facts/nodes.ts";
import type { Around } from "./around.ts";
import { exchangeResults } from "./exchanges.ts";
import type { Insertions } from "./insertions.ts";
import type { Names } from "./names.ts";
import { pushInstead } from "./other-statements.ts";
import { isLeaving } from "./statements.ts";
import { changes } from "./steps.ts";

/** A way out of a loop or function at the end of a branch. */
export function leave(node: ts.IfStatement, block: ts.Block, to: Insertions, around: Around): void {
  const last = block.statements.at(-1);
  if (!last || isLeaving(last)) return;
  const words = around.inLoop ? ["break", "continue"] : around.inFunction ? ["return"] : [];
  for (const word of [...words, ...(around.leaves ?? [])]) {
    const id = to.add(node, "missing", 2, around);
    if (id !== undefined) to.end(block.end - 1, `;if (deckwork$on(${id})) ${word};`);
  }
}

/**
 * What may have to be done only when a flag becomes true, and not each time: `if (broken) …` in front of
 * `table.spadesBroken = broken`.
 *
 * @returns what ends the condition, if it has a beginning now
 */
export function onlyAtFirst(
  { expression }: ts.IfStatement,
  later: readonly ts.Statement[],
  to: Insertions,
  around: Around,
): string | undefined {
  const condition = to.textOf(expression);
  const flag = later
    .slice(0, NEAR)
    .flatMap((one) => (ts.isExpressionStatement(one) ? [one.expression] : []))
    .flatMap((one) => (ts.isBinaryExpression(one) && isAssignment(one) ? [one] : []))
    .find(({ right }) => to.textOf(right) === condition)?.left;
  const id = flag ? to.add(expression, "condition", 1, around) : undefined;
  if (!flag || id === undefined) return undefined;
  to.begin(expression.getStart(to.source), "(");
  return `) && !(deckwork$on(${id}) && ${to.textOf(flag)})`;
}

/** So many statements behind a condition may store it. */
const NEAR = 4;

/** The end of a case that goes on with the next one. */
export function fallThrough(node: ts.CaseClause, to: Insertions, around: Around): void {
  const last = node.statements.at(-1);
  if (!last || isLeaving(last)) return;
  for (const text of ["break", ...(around.leaves ?? [])]) {
    const id = to.add(last, "missing", 1, around);
    if (id !== undefined) to.end(node.end, `;if (deckwork$on(${id})) ${text};`);
  }
}

/** The statement behind a branch only in the other case. */
export function inOtherCase(
  node: ts.IfStatement,
  next: ts.Statement,
  to: Insertions,
  around: Around,
): void {
  const id = to.add(next, "missing", 1, around);
  if (id === undefined) return;
  to.leaveOut(node, id);
  to.leaveOut(next, id);
  const both = `${to.textOf(node)} else {${to.textOf(next)}}`;
  to.begin(node.getStart(to.source), `if (deckwork$on(${id})) {${both}}`);
}

/** What an `if` does in one case and in the other, and when. */
export function changeBranches(node: ts.IfStatement, to: Insertions, around: Around): void {
  const { thenStatement, elseStatement } = node;
  const otherwise =
    elseStatement && ts.isIfStatement(elseStatement) ? elseStatement.thenStatement : elseStatement;
  exchangeResults(thenStatement, otherwise, to, around);
  takeValue(node, to, around);
  askBoth(node, to, around);
  withoutElse(node, to, around);
  if (!elseStatement) {
    keepEquals(node, to, around);
    repeat(node, to, around);
  }
}

/** A variable that does not take what it is compared with. */
function takeValue(node: ts.IfStatement, to: Insertions, around: Around): void {
  const { thenStatement } = node;
  const first = ts.isBlock(thenStatement) && thenStatement.statements[0];
  if (!first) return;
  for (const text of takenValues(node, around.names.counters, to.source))
    to.before(first, text, around);
}

/** What a variable takes when it is compared: the least so far. */
function takenValues(
  { expression, thenStatement }: ts.IfStatement,
  counters: Names["counters"],
  source: ts.SourceFile,
): readonly string[] {
  if (!ts.isBinaryExpression(expression)) return [];
  const { left, operatorToken, right } = expression;
  if (!/^[<>]=?$/.test(operatorToken.getText(source))) return [];
  const [one, other] = [left.getText(source), right.getText(source)];
  const then = thenStatement.getText(source);
  return [
    [one, other],
    [other, one],
  ].flatMap(([to, from]) => (counters.has(to!) && !changes(then, to!) ? [`${to} = ${from}`] : []));
}

/** What is asked after `else`, although both may be true. */
function askBoth(
  { thenStatement, elseStatement }: ts.IfStatement,
  to: Insertions,
  around: Around,
): void {
  if (!elseStatement || !ts.isIfStatement(elseStatement)) return;
  const id = to.add(elseStatement, "condition", 2, around);
  const at = ts.isBlock(thenStatement) ? thenStatement.end - 1 : thenStatement.end;
  if (id !== undefined) to.end(at, to.only(id, elseStatement));
}

/** What is done in the other case, although nothing should be. */
function withoutElse({ elseStatement }: ts.IfStatement, to: Insertions, around: Around): void {
  if (!elseStatement || ts.isIfStatement(elseStatement)) return;
  const id = to.add(elseStatement, "too much", 2, around);
  if (id !== undefined) to.begin(elseStatement.getStart(to.source), `if (!deckwork$on(${id})) `);
}

/** Of the best so far, only the first is kept, and not those that are as good. */
function keepEquals(node: ts.IfStatement, to: Insertions, around: Around): void {
  const text = keptEquals(node, to.source);
  const id = text === undefined ? undefined : to.add(node, "missing", 2, around, node.end - 1);
  if (id !== undefined) to.end(node.end, ` else if (deckwork$on(${id}) && ${text};`);
}

/** Of `if (a > b) { …; best = [one]; }`, it is `a === b) best.push(one)`. */
function keptEquals(
  { expression, thenStatement }: ts.IfStatement,
  source: ts.SourceFile,
): string | undefined {
  if (!ts.isBinaryExpression(expression) || !ts.isBlock(thenStatement)) return undefined;
  if (!/^[<>]$/.test(expression.operatorToken.getText(source))) return undefined;
  const isEqual = `${expression.left.getText(source)} === ${expression.right.getText(source)}`;
  for (const one of thenStatement.statements) {
    const { expression: stored } = one as Partial<ts.ExpressionStatement>;
    const [push] = stored ? pushInstead(stored, source) : [];
    if (push) return `${isEqual}) ${push}`;
  }
  return undefined;
}

/** What is asked again after each round. */
function repeat(node: ts.IfStatement, to: Insertions, around: Around): void {
  const id = to.add(node, "repeat", 2, around);
  if (id === undefined) return;
  to.leaveOut(node, id);
  const [condition, work] = [node.expression, node.thenStatement].map((one) => to.textOf(one));
  const number = to.addLoop(node);
  const loop = `deckwork$begin(${number});while (${condition}) {deckwork$loop(${number});${work}}`;
  to.begin(node.getStart(to.source), `if (deckwork$on(${id})) {${loop}}`);
}
