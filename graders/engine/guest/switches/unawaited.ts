/**
 * Finds calls of asynchronous functions that nobody waits for: the compiler has nothing against them, and they are the
 * commonest slip.
 *
 * @module
 */
import * as ts from "typescript";
import { functionAround, hasModifier, unwrap } from "../facts/nodes.ts";
import { nodesOf, ofKinds } from "../facts/walk.ts";
import type { Module } from "./modules.ts";
import { calledName, calledNames, functionsIn } from "./promising-functions.ts";
import type { NamedPlace } from "./switched.ts";

export function unawaitedCalls(modules: Iterable<Module>): NamedPlace[] {
  const all = [...modules].map((module) => ({ module, nodes: nodesOf(module.source) }));
  const { promise, value, lists } = functionsIn(all.flatMap(({ nodes }) => nodes));
  // Of two methods with one name, nobody knows here which is called.
  const names = new Set([...promise].filter((name) => !value.has(name)));
  const calls: NamedPlace[] = [];
  for (const { module, nodes } of all)
    for (const node of ofKinds(nodes, HOLDING)) {
      // The last statement of a program may be a call that goes on by itself.
      if (ts.isExpressionStatement(node) && module.source.statements.at(-1) === node) continue;
      for (const call of callsIn(node)) {
        const its = calledNames(call, lists).find((one) => names.has(one));
        const name = its ?? (isOfPromises(call) ? calledName(call) : undefined);
        if (name === undefined) continue;
        if (isAwaitedLater(node, () => textAround(node, nodes, module))) continue;
        const at = module.source.getLineAndCharacterOfPosition(call.getStart(module.source));
        calls.push({ name, file: module.path, line: at.line + 1, column: at.character + 1 });
      }
    }
  return calls;
}

const HOLDING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ExpressionStatement,
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.VariableDeclaration,
]);

/** Calls whose result nobody takes, or takes for the value or for a condition although it is a promise. */
function callsIn(node: ts.Node): readonly ts.CallExpression[] {
  if (ts.isExpressionStatement(node)) return lastCallsIn(node.expression);
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node))
    return conditionsIn(node.expression);
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return [];
  return node.initializer ? lastCallsIn(node.initializer) : [];
}

/** The calls of which an expression may give the result. */
function lastCallsIn(expression: ts.Expression): readonly ts.CallExpression[] {
  if (ts.isCallExpression(expression)) return [expression];
  if (ts.isParenthesizedExpression(expression)) return lastCallsIn(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap(lastCallsIn);
  if (!ts.isBinaryExpression(expression) || !JOINS.has(expression.operatorToken.kind)) return [];
  return [expression.left, expression.right].flatMap(lastCallsIn);
}

/** `Promise.all(…)`, or a `reduce` in which each round waits for the one before. */
function isOfPromises({ expression, arguments: [work, first] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  if (isPromiseName(expression.expression)) return COMBINES.has(expression.name.text);
  if (expression.name.text !== "reduce" || !work) return false;
  const isAsync = hasModifier(unwrap(work) ?? work, ts.SyntaxKind.AsyncKeyword);
  const made = first && ts.isCallExpression(first) ? first.expression : undefined;
  return (
    isAsync ||
    (made !== undefined && ts.isPropertyAccessExpression(made) && isPromiseName(made.expression))
  );
}

function isPromiseName(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === "Promise";
}

const COMBINES: ReadonlySet<string> = new Set(["all", "allSettled", "any", "race"]);

/** Whether what a variable holds is waited for later, or given to somebody who may. */
function isAwaitedLater(node: ts.Node, around: () => string): boolean {
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return false;
  const name = node.name.text.replaceAll("$", "\\$");
  const later = new RegExp(
    [
      `\\bawait\\b[^;{}]*\\b${name}\\b`,
      `\\breturn\\s+${name}\\s*(?:[;}]|$)`,
      `\\bPromise\\.[^;]*\\b${name}\\b`,
      `[(,[]\\s*${name}\\s*[,)\\]]`,
      `\\b${name}\\s*\\.\\s*(?:then|catch|finally)\\b`,
      `\\.\\.\\.${name}\\b`,
    ].join("|"),
  );
  return later.test(around());
}

/** The text of the innermost function that a node is in, or of its file. */
function textAround(node: ts.Node, nodes: readonly ts.Node[], { source }: Module): string {
  return (functionAround(node, nodes) ?? source).getText(source);
}

/** Calls that are themselves the condition, or a part of it: a promise is always true. */
function conditionsIn(condition: ts.Expression): readonly ts.CallExpression[] {
  if (ts.isCallExpression(condition)) return [condition];
  if (ts.isParenthesizedExpression(condition)) return conditionsIn(condition.expression);
  if (isNegation(condition)) return conditionsIn(condition.operand);
  if (!ts.isBinaryExpression(condition) || !JOINS.has(condition.operatorToken.kind)) return [];
  return [condition.left, condition.right].flatMap(conditionsIn);
}

const JOINS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

function isNegation(node: ts.Expression): node is ts.PrefixUnaryExpression {
  return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;
}
