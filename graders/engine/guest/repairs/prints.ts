/**
 * What may not be printed: a result, an empty line, or what is left after a loop.
 *
 * @module
 */
import * as ts from "typescript";
import { boundNames } from "../facts/nodes.ts";
import { nodesOf } from "../facts/walk.ts";
import type { Around } from "./around.ts";
import { guardsOf } from "./guards.ts";
import type { Insertions } from "./insertions.ts";
import type { Names } from "./names.ts";
import { calls, isCall } from "./statements.ts";

/** How programs print. */
const PRINTS = [
  [/\bprint\b/, "print"],
  [/\bconsole\.log\b/, "console.log"],
] as const;

/** What prints in a file, if anything does. */
export function printIn({ text }: ts.SourceFile): string | undefined {
  return PRINTS.find(([name]) => name.test(text))?.[1];
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
): readonly string[] {
  const text = node.getText(source);
  const prints = print === undefined || text.startsWith(`${print}(`);
  return isCall(node) && !prints ? [`${print}(${text})`] : [];
}

/** An empty line in front of a call, or behind it. */
export function printEmptyLine(
  node: ts.Statement,
  previous: ts.Statement | undefined,
  print: string | undefined,
  to: Insertions,
  around: Around,
): void {
  const asksIn = (one: ts.Statement | undefined) => one !== undefined && asks(one, to.source);
  const isBesideCall = print !== undefined && ([node, previous].some(calls) || asksIn(previous));
  const printed = isBesideCall || givesCall(node) ? (print ?? "console.log") : undefined;
  if (printed !== undefined) to.before(node, `${printed}()`, around);
}

/** An empty line at the end of a loop that asks again. */
export function printInRound(
  block: ts.Block,
  print: string | undefined,
  to: Insertions,
  around: Around,
): void {
  const last = block.statements.at(-1);
  if (print !== undefined && last && asks(last, to.source)) to.atEnd(block, `${print}()`, around);
}

/** `answer = await ask("…")`, or a declaration with it. */
function asks(node: ts.Statement, source: ts.SourceFile): boolean {
  const isOne = ts.isVariableStatement(node) || ts.isExpressionStatement(node);
  return isOne && /\b(?:ask|read|prompt|question)\w*\(/i.test(node.getText(source));
}

/** `return main();` */
function givesCall(node: ts.Statement): boolean {
  return ts.isReturnStatement(node) && node.expression !== undefined && isCall(node.expression);
}

/** What a loop prints, once more behind it. */
export function afterRounds(
  node: ts.Statement,
  round: ts.Block,
  print: string | undefined,
  to: Insertions,
  around: Around,
): void {
  const all = print === undefined ? [] : lastPrinted(round, print, around.names, to.source);
  for (const text of all) {
    const id = to.add(node, "missing", 2, around, node.end - 1);
    if (id !== undefined) to.end(node.end, `;if (deckwork$on(${id})) ${text};`);
  }
}

/**
 * What a loop prints, and may have to print once more after it: what is still there then, or only if something is.
 *
 * @param print - what prints
 */
function lastPrinted(
  block: ts.Block,
  print: string,
  names: Names,
  source: ts.SourceFile,
): readonly string[] {
  const inside = new Set(
    nodesOf(block).flatMap((one) => (ts.isVariableDeclaration(one) ? boundNames(one.name) : [])),
  );
  const printed = nodesOf(block).flatMap((one) => {
    if (!ts.isExpressionStatement(one) || !isCall(one.expression)) return [];
    const text = one.expression.getText(source);
    const isFree = !(text.match(/[\w$]+/g) ?? []).some((word) => inside.has(word));
    const [guard] = guardsOf(one.expression, names, source);
    if (!text.startsWith(`${print}(`) || !isFree) return [];
    return [text, ...(guard === undefined ? [] : [`if (${guard}) ${text}`])];
  });
  return [...new Set(printed)].slice(-MOST_CALLS);
}

const MOST_CALLS = 4;
