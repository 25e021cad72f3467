/**
 * What can be done with a statement: to leave it out, to move it, or to put another in front of it.
 *
 * @module
 */
import * as ts from "typescript";
import { boundNames } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import type { Difference } from "../switches/switched.ts";
import { linksOf, type Names, nearest } from "./names.ts";
import { isTypeName } from "./spelling.ts";

/** Words that mean something else, or nothing, behind a loop. */
export const LEAVES_LOOP = /\b(?:break|continue)\b/;

export function isRemovable(node: ts.Statement): boolean {
  if (ts.isExpressionStatement(node)) {
    const { expression } = node;
    const isSuper =
      ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword;
    return !isSuper && !ts.isStringLiteral(expression);
  }
  return isLeaving(node);
}

export function isLeaving(node: ts.Statement): boolean {
  return (
    ts.isReturnStatement(node) ||
    ts.isBreakStatement(node) ||
    ts.isContinueStatement(node) ||
    ts.isThrowStatement(node)
  );
}

/** What is returned, or the variable that gets a value. */
interface Result {
  readonly to?: ts.Expression;
  readonly value: ts.Expression;
}

/** What a branch or a case returns or stores, if it does nothing else. */
export function resultOf(node: ts.Node): Result | undefined {
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

/** The `return`s of a loop, without those of functions in it. */
export function returnsIn(root: ts.Block): readonly ts.ReturnStatement[] {
  const found: ts.ReturnStatement[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) found.push(node);
    else if (!ts.isFunctionLike(node) && !ts.isExpression(node)) ts.forEachChild(node, look);
  };
  look(root);
  return found;
}

/** What a function returns: a value without parts. */
export function resultsIn(root: ts.Block, source: ts.SourceFile): readonly string[] {
  const texts = returnsIn(root).flatMap(({ expression }) => expression?.getText(source) ?? []);
  const truths = texts.some((text) => /^(?:true|false)$/.test(text)) ? ["true", "false"] : [];
  return [...new Set([...truths, ...texts])]
    .filter((text) => /^\w+$/.test(text))
    .slice(0, MOST_RESULTS);
}

const MOST_RESULTS = 3;

/** What puts a variable back to where its value was taken from: `sums.set(name, sum)`, `counts[at] = count`. */
export function putBack(
  name: string,
  initializer: ts.Expression,
  source: ts.SourceFile,
): string | undefined {
  if (ts.isNonNullExpression(initializer)) return putBack(name, initializer.expression, source);
  if (ts.isBinaryExpression(initializer)) {
    const isDefault =
      initializer.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
      initializer.operatorToken.kind === ts.SyntaxKind.BarBarToken;
    return isDefault ? putBack(name, initializer.left, source) : undefined;
  }
  if (ts.isElementAccessExpression(initializer) || ts.isPropertyAccessExpression(initializer)) {
    // The bundler writes the value of an enum in the place of its name.
    const isFixed =
      initializer.flags & ts.NodeFlags.OptionalChain ||
      isTypeName(initializer.expression.getText(source));
    return isFixed ? undefined : `${initializer.getText(source)} = ${name}`;
  }
  if (!ts.isCallExpression(initializer) || !ts.isPropertyAccessExpression(initializer.expression))
    return undefined;
  const { expression, name: method } = initializer.expression;
  const [key, ...more] = initializer.arguments;
  if (method.text !== "get" || !key || more.length > 0) return undefined;
  return `${expression.getText(source)}.set(${key.getText(source)}, ${name})`;
}

/** What takes away again what was looked up, unless something in the file does: `waiting.delete(card)`. */
export function takenAway(initializer: ts.Expression, source: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(initializer) || !ts.isPropertyAccessExpression(initializer.expression))
    return undefined;
  const { expression, name: method } = initializer.expression;
  const [key, ...more] = initializer.arguments.map((one) => one.getText(source));
  const object = expression.getText(source);
  const isMap = method.text === "get" && source.text.includes(`${object}.set(`);
  if (!isMap || key === undefined || more.length > 0) return undefined;
  return source.text.includes(`${object}.delete(`) ? undefined : `${object}.delete(${key})`;
}

/** Whether it declares nothing that others may need. */
export function canMove(node: ts.Statement): boolean {
  return (
    isRemovable(node) ||
    ts.isIfStatement(node) ||
    ts.isForStatement(node) ||
    ts.isForOfStatement(node)
  );
}

/** The block of a loop or branch. */
export function blockOf(node: ts.Statement): ts.Block | undefined {
  if (ts.isLabeledStatement(node)) return blockOf(node.statement);
  const isLoop = ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node);
  const inner =
    isLoop || ts.isWhileStatement(node)
      ? node.statement
      : ts.isIfStatement(node) && !node.elseStatement
        ? node.thenStatement
        : undefined;
  return inner && ts.isBlock(inner) && inner.statements.length > 0 ? inner : undefined;
}

/** What a call like `cards.forEach((card) => { … })` does for each element. */
export function roundOf(node: ts.Statement): ts.Block | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const { expression, arguments: given } = node.expression;
  const [work] = given;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== "forEach")
    return undefined;
  // What stands outside of it may wait, and it may not, or the other way round.
  if (!work || !ts.isArrowFunction(work) || work.modifiers) return undefined;
  return ts.isBlock(work.body) && work.body.statements.length > 0 ? work.body : undefined;
}

export function isCall(node: ts.Expression): boolean {
  return ts.isCallExpression(ts.isAwaitExpression(node) ? node.expression : node);
}

/** The variable that takes the place of something that is looked for: -1 if it is not there. */
export function placeIn(node: ts.Statement): string | undefined {
  const [one] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
  const looks = one?.initializer && ts.isCallExpression(one.initializer) && one.initializer;
  if (!looks || !ts.isIdentifier(one.name) || !ts.isPropertyAccessExpression(looks.expression))
    return undefined;
  return PLACES.test(looks.expression.name.text) ? one.name.text : undefined;
}

const PLACES = /^(?:indexOf|lastIndexOf|findIndex|findLastIndex|search)$/;

/**
 * What a loop prints, and may have to print once more after it: what is still there then, or only if something is.
 *
 * @param print - what prints
 */
export function lastPrinted(
  block: ts.Block,
  print: string,
  names: Names,
  source: ts.SourceFile,
): readonly string[] {
  const inside = new Set(
    nodesOf(block).flatMap((one) => (ts.isVariableDeclaration(one) ? boundNames(one.name) : [])),
  );
  const calls = nodesOf(block).flatMap((one) => {
    if (!ts.isExpressionStatement(one) || !isCall(one.expression)) return [];
    const text = one.expression.getText(source);
    const isFree = !(text.match(/[\w$]+/g) ?? []).some((word) => inside.has(word));
    const [guard] = guardsOf(one.expression, names, source);
    if (!text.startsWith(`${print}(`) || !isFree) return [];
    return [text, ...(guard === undefined ? [] : [`if (${guard}) ${text}`])];
  });
  return [...new Set(calls)].slice(-MOST_CALLS);
}

const MOST_CALLS = 4;

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

/** The variables that a block declares itself. */
export function declaredIn(statements: readonly ts.Statement[]): readonly string[] {
  return statements.flatMap((one) =>
    ts.isVariableStatement(one)
      ? one.declarationList.declarations.flatMap(({ name }) => boundNames(name))
      : [],
  );
}

/** What makes a variable that begins with a value go on. */
export function nextValues(name: string, value: string): readonly string[] {
  if (/^\d/.test(value)) return [`${name}++`, `${name}--`];
  return /^(?:true|false)$/.test(value) ? [`${name} = !${name}`] : [];
}

/** What makes those go on that a loop uses, and never changes so. */
export function stepsIn(
  loop: string,
  counters: readonly (readonly [string, string])[],
): readonly string[] {
  return counters
    .filter(([name, value]) => loop.includes(name) && !changes(loop, name, /^\d/.test(value)))
    .flatMap(([name, value]) => nextValues(name, value));
}

/** What leads further along a list, for each variable that a loop never changes. */
export function linkStepsIn(loop: string, { lets, members }: Names): readonly string[] {
  const links = linksOf({ members });
  if (links.length === 0) return [];
  return lets
    .filter((name) => new RegExp(`\\b${name}\\b`).test(loop) && !changes(loop, name))
    .flatMap((name) => links.map((link) => `${name} = ${name}.${link}`));
}

/** @param counts - only what makes it more or less is a change */
export function changes(text: string, name: string, counts = false): boolean {
  const own = name.replaceAll(/[.#$]/g, "\\$&");
  const sign = counts ? `[-+]=|=\\s*${own}\\s*[-+]` : "=(?!=)";
  return new RegExp(`(?:\\+\\+|--)${own}|${own}\\s*(?:\\+\\+|--|${sign})`).test(text);
}

/** What a variable takes when it is compared: the least so far. */
export function takenValues(
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

/** Of `if (a > b) { …; best = [one]; }`, it is `a === b) best.push(one)`. */
export function keptEquals(
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

interface OtherStatement {
  readonly text: string;
  readonly kind: Difference["kind"];
}

/** The same question about another variable. */
export function sameOfOthers(
  node: ts.Expression,
  { variables }: Names,
  source: ts.SourceFile,
): readonly string[] {
  if (!ts.isCallExpression(node) || node.arguments.length !== 1) return [];
  const [given] = node.arguments;
  if (!given || !ts.isIdentifier(given)) return [];
  return nearest(variables, given.text)
    .slice(0, MOST_OTHERS)
    .map((name) => `${node.expression.getText(source)}(${name})`);
}

const MOST_OTHERS = 3;

/** What is easily written for each other: to put something into an array, and to begin a new one; a function and its call. */
export function otherStatements(
  node: ts.Expression,
  { functions, counters }: Names,
  source: ts.SourceFile,
): readonly OtherStatement[] {
  if (ts.isIdentifier(node))
    return functions.includes(node.text) ? [{ text: `${node.text}()`, kind: "missing" }] : [];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [given, ...more] = node.arguments;
    const { expression: object, name } = node.expression;
    const text = object.getText(source);
    if (name.text !== "push" || !given || more.length > 0 || !counters.has(text)) return [];
    return [{ text: `${text} = [${given.getText(source)}]`, kind: "part" }];
  }
  return pushInstead(node, source).map((text) => ({ text, kind: "part" }));
}

/** What is made anew, and thrown away: `cards = shuffled(cards)`, `hand = hand.toSpliced(at, 1)`. */
export function keptResults(
  node: ts.Expression,
  { lets, fields, parameters }: Names,
  source: ts.SourceFile,
): readonly string[] {
  if (!ts.isCallExpression(node)) return [];
  const { expression } = node;
  const isPlace = (one: ts.Expression): boolean => {
    if (ts.isIdentifier(one)) return lets.includes(one.text);
    if (!ts.isPropertyAccessExpression(one) || one.questionDotToken) return false;
    return (
      fields.includes(one.getText(source)) ||
      (ts.isIdentifier(one.expression) && !isTypeName(one.expression.getText(source)))
    );
  };
  const places = ts.isIdentifier(expression)
    ? parameters.has(expression.text)
      ? node.arguments
      : []
    : ts.isPropertyAccessExpression(expression) && MAKES_ANEW.has(expression.name.text)
      ? [expression.expression]
      : [];
  const text = node.getText(source);
  return places.filter(isPlace).map((one) => `${one.getText(source)} = ${text}`);
}

/** Methods that change nothing. */
const MAKES_ANEW: ReadonlySet<string> = new Set([
  ...["concat", "filter", "map", "slice", "toReversed", "toSorted", "toSpliced", "with"],
  ...["padEnd", "padStart", "replace", "replaceAll", "toLowerCase", "toUpperCase", "trim"],
]);

/** Of `best = [one]`, it is `best.push(one)`. */
function pushInstead(node: ts.Expression, source: ts.SourceFile): readonly string[] {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
    return [];
  const { left, right } = node;
  if (!ts.isArrayLiteralExpression(right) || right.elements.length !== 1) return [];
  return [`${left.getText(source)}.push(${right.elements[0]!.getText(source)})`];
}

/**
 * A result that should be printed.
 *
 * @param print - what prints in this file, if anything does
 */
export function printedResult(
  node: ts.Expression,
  print: string | undefined,
  source: ts.SourceFile,
): readonly OtherStatement[] {
  const text = node.getText(source);
  const prints = print === undefined || text.startsWith(`${print}(`);
  return isCall(node) && !prints ? [{ text: `${print}(${text})`, kind: "missing" }] : [];
}

/** A value that goes from one place to another. */
export function assignmentIn(
  node: ts.Statement,
  source: ts.SourceFile,
): { readonly to: string; readonly from: string } | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isBinaryExpression(node.expression)) return undefined;
  const { left, operatorToken, right } = node.expression;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const textOf = (one: ts.Expression) =>
    (ts.isNonNullExpression(one) ? one.expression : one).getText(source);
  return { to: textOf(left), from: textOf(right) };
}
