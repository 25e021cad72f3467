/**
 * What may be missing where something is looked up: it is put back, taken away, or not there at all.
 *
 * @module
 */
import * as ts from "typescript";
import { mayChange, unwrap } from "../facts/nodes.ts";
import { isPath } from "./alternative.ts";
import type { Around } from "./around.ts";
import type { Insertions } from "./insertions.ts";
import { isTypeName } from "./spelling.ts";
import { branchesOf, isLeaving } from "./statements.ts";
import { changes } from "./steps.ts";

/** A new value of a variable, where its value was taken from. */
export function putBack(
  { declarationList }: ts.VariableStatement,
  later: readonly ts.Statement[],
  to: Insertions,
  around: Around,
): void {
  const last = later.at(-1);
  if (!last || isLeaving(last) || !mayChange(declarationList)) return;
  for (const { name, initializer } of declarationList.declarations) {
    if (!initializer || !ts.isIdentifier(name)) continue;
    const changed = later.find((one) =>
      [false, true].some((counts) => changes(to.textOf(one), name.text, counts)),
    );
    const text = changed && storedAgain(name.text, initializer, to.source);
    const id = text === undefined ? undefined : to.add(changed!, "missing", 1, around);
    if (id !== undefined) to.end(last.end, `;if (deckwork$on(${id})) ${text};`);
  }
}

/** What puts a variable back to where its value was taken from: `sums.set(name, sum)`, `counts[at] = count`. */
function storedAgain(
  name: string,
  initializer: ts.Expression,
  source: ts.SourceFile,
): string | undefined {
  if (ts.isNonNullExpression(initializer)) return storedAgain(name, initializer.expression, source);
  if (ts.isBinaryExpression(initializer)) {
    const isDefault =
      initializer.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
      initializer.operatorToken.kind === ts.SyntaxKind.BarBarToken;
    return isDefault ? storedAgain(name, initializer.left, source) : undefined;
  }
  if (ts.isElementAccessExpression(initializer) || ts.isPropertyAccessExpression(initializer)) {
    // The bundler writes the value of an enum instead of its name.
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

/** More is hardly looked up in a row. */
const MOST_LOOKUPS = 8;

/** An element that is looked up, and should leave its array: behind all that is looked up there. */
export function takeOut(
  { declarationList }: ts.VariableStatement,
  later: readonly ts.Statement[],
  to: Insertions,
  around: Around,
): void {
  const next = later.slice(0, MOST_LOOKUPS).find((one) => !ts.isVariableStatement(one));
  if (!next) return;
  for (const { initializer } of declarationList.declarations) {
    const found = unwrap(initializer);
    if (!found || !ts.isElementAccessExpression(found) || found.questionDotToken) continue;
    const { expression: array, argumentExpression: place } = found;
    if (isPath(array) && isPath(place))
      to.before(next, `${to.textOf(array)}.splice(${to.textOf(place)}, 1)`, around);
  }
}

/** What was found in a map that never gets smaller, taken away from it where that is used. */
export function takeAway(
  { declarationList }: ts.VariableStatement,
  later: readonly ts.Statement[],
  to: Insertions,
  around: Around,
): void {
  for (const { initializer } of declarationList.declarations) {
    const text = initializer && takenAway(initializer, to.source);
    if (text === undefined) continue;
    for (const block of later.flatMap((one) => (ts.isIfStatement(one) ? branchesOf(one) : []))) {
      const last = block.statements.at(-1);
      if (!last || isLeaving(last)) continue;
      const id = to.add(last, "missing", 1, around);
      if (id !== undefined) to.end(block.end - 1, `;if (deckwork$on(${id})) ${text};`);
    }
  }
}

/** What takes away again what was looked up, unless something in the file does: `waiting.delete(card)`. */
function takenAway(initializer: ts.Expression, source: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(initializer) || !ts.isPropertyAccessExpression(initializer.expression))
    return undefined;
  const { expression, name: method } = initializer.expression;
  const [key, ...more] = initializer.arguments.map((one) => one.getText(source));
  const object = expression.getText(source);
  const isMap = method.text === "get" && source.text.includes(`${object}.set(`);
  if (!isMap || key === undefined || more.length > 0) return undefined;
  return source.text.includes(`${object}.delete(`) ? undefined : `${object}.delete(${key})`;
}

/** What is looked for and not found, behind the line that looks for it. */
export function leaveWithNone(
  node: ts.Statement,
  next: ts.Statement,
  to: Insertions,
  around: Around,
): void {
  const name = placeIn(node);
  if (name === undefined) return;
  const results = ["return undefined", "return false", ...(around.inLoop ? ["continue"] : [])];
  for (const text of results) {
    const id = to.add(node, "missing", 2, around);
    const test = `if (deckwork$on(${id}) && ${name} < 0) ${text};`;
    if (id !== undefined) to.begin(next.getStart(to.source), test);
  }
}

/** The variable that takes the place of something that is looked for: -1 if it is not there. */
function placeIn(node: ts.Statement): string | undefined {
  const [one] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
  const looks = one?.initializer && ts.isCallExpression(one.initializer) && one.initializer;
  if (!looks || !ts.isIdentifier(one.name) || !ts.isPropertyAccessExpression(looks.expression))
    return undefined;
  return PLACES.test(looks.expression.name.text) ? one.name.text : undefined;
}

const PLACES = /^(?:indexOf|lastIndexOf|findIndex|findLastIndex|search)$/;
