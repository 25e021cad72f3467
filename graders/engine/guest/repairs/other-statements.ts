/**
 * What may have been meant by a statement: another one instead, or the same for another variable.
 *
 * @module
 */
import * as ts from "typescript";
import type { Difference } from "../switches/switched.ts";
import type { Around } from "./around.ts";
import type { Insertions } from "./insertions.ts";
import { type Names, nearest } from "./names.ts";
import { printedResult } from "./prints.ts";
import { isTypeName } from "./spelling.ts";

/**
 * Another statement instead of one, or the same for another variable in front of it.
 *
 * @param print - what prints in this file, if anything does
 */
export function instead(
  node: ts.ExpressionStatement,
  print: string | undefined,
  to: Insertions,
  around: Around,
): void {
  const { expression } = node;
  for (const { text, kind } of [
    ...otherStatements(expression, around.names, to.source),
    ...[
      ...keptResults(expression, around.names, to.source),
      ...printedResult(expression, print, to.source),
    ].map((text) => ({ text, kind: "missing" }) as const),
  ]) {
    const id = to.add(node, kind, 1, around);
    if (id === undefined) return;
    to.leaveOut(node, id);
    to.begin(node.getStart(to.source), `if (deckwork$on(${id})) {${text};}`);
  }
  for (const text of sameOfOthers(expression, around.names, to.source))
    to.before(node, text, around);
}

interface OtherStatement {
  readonly text: string;
  readonly kind: Difference["kind"];
}

/** The same question about another variable. */
function sameOfOthers(
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
function otherStatements(
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

/** What is made or given, and thrown away: `pairs.push(pairOf(hand))`, `cards = shuffled(cards)`, `hand = hand.toSpliced(at, 1)`. */
function keptResults(
  node: ts.Expression,
  { lets, fields, lists, parameters }: Names,
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
  const isGiven = ts.isIdentifier(expression) && parameters.has(expression.text);
  const known = isGiven ? filledIn(source) : NONE;
  const unfilled = isGiven ? lists.filter((one) => !known.has(one)).slice(-MOST_OTHERS) : [];
  return [
    ...places.filter(isPlace).map((one) => `${one.getText(source)} = ${text}`),
    ...unfilled.map((one) => `${one}.push(${text})`),
  ];
}

/** By file, what something is pushed to in it. */
const filled = new WeakMap<ts.SourceFile, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

function filledIn(source: ts.SourceFile): ReadonlySet<string> {
  const names = filled.get(source) ?? pushedTo(source);
  filled.set(source, names);
  return names;
}

function pushedTo({ text }: ts.SourceFile): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?<![\w.#$])([\w.#$]{1,100})\.push\(/g)].map(([, name]) => name!),
  );
}

/** Methods that change nothing. */
const MAKES_ANEW: ReadonlySet<string> = new Set([
  ...["concat", "filter", "map", "slice", "toReversed", "toSorted", "toSpliced", "with"],
  ...["padEnd", "padStart", "replace", "replaceAll", "toLowerCase", "toUpperCase", "trim"],
]);

/** Of `best = [one]`, it is `best.push(one)`. */
export function pushInstead(node: ts.Expression, source: ts.SourceFile): readonly string[] {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
    return [];
  const { left, right } = node;
  if (!ts.isArrayLiteralExpression(right) || right.elements.length !== 1) return [];
  return [`${left.getText(source)}.push(${right.elements[0]!.getText(source)})`];
}
