/**
 * What may be missing in the body of a function or method: something is refused, kept, counted, emptied, or returned.
 *
 * @module
 */
import * as ts from "typescript";
import type { Around } from "./around.ts";
import { declareInside, madeOutside } from "./declarations.ts";
import type { Insertions } from "./insertions.ts";
import { countingPaths } from "./names.ts";
import { beginAnew, resetOthers } from "./resets.ts";
import { goOnInRound, MOST_COUNTERS } from "./rounds.ts";
import { declaredIn, isLeaving } from "./statements.ts";
import { changes, stepsIn } from "./steps.ts";

/** Of so many members it is tried that they count, or begin again. */
const MOST_PATHS = 2;
/** In so many fields it is tried to keep what is given. */
const MOST_FIELDS = 3;
/** The names of members that count. */
const COUNTS = /^(?:count|index|next|number|size|tricks)$/;

/**
 * What may be missing in the body of a function, apart from the changes of each of its statements.
 *
 * @param isInside - it is in another function
 * @param makers - statements outside that may make what it should make in each call
 * @returns what ends the body
 */
export function changeBody(
  node: ts.SignatureDeclaration,
  body: ts.Block,
  isInside: boolean,
  makers: readonly ts.Statement[],
  to: Insertions,
  around: Around,
): string {
  if (ts.isMethodDeclaration(node)) changeMethod(body, to, around);
  if (ts.isConstructorDeclaration(node)) keepGiven(body, node.parameters, to, around);
  // Of an array, each element is a round.
  if (ts.isArrowFunction(node)) goOnInRound(body, to, around);
  const made = declareInside(body, madeOutside(body, makers, to.source), to, around);
  if (!isInside) goOnInCall(body, to, around);
  resetOthers(body, to, around);
  countStored(body, node.parameters, to, around);
  keepMade(body, node.parameters, to, around);
  return made;
}

/** What may be missing at the beginning of a method. */
function changeMethod(body: ts.Block, to: Insertions, around: Around): void {
  const [first] = body.statements;
  refuse(body, to, around);
  beginAnew(body, to, around);
  if (first) for (const text of around.still ?? []) to.before(first, text, around);
}

/** What an object does not refuse: a question of its class is not asked at the beginning of a method. */
function refuse(body: ts.Block, to: Insertions, around: Around): void {
  const [first] = body.statements;
  for (const test of first ? around.names.questions : [])
    to.before(first!, `if (${test}) throw new RangeError()`, around, "missing", 3);
}

/** What a constructor is given, and does not keep in a field that has nothing yet. */
function keepGiven(
  body: ts.Block,
  parameters: readonly ts.ParameterDeclaration[],
  to: Insertions,
  around: Around,
): void {
  const words = new Set(to.textOf(body).match(/[\w$]+/g));
  const fields = around.names.fields.filter((one) => !words.has(one.replace(/^this\.#?/, "")));
  for (const { name, modifiers } of parameters) {
    if (!ts.isIdentifier(name) || modifiers || words.has(name.text)) continue;
    for (const field of fields.slice(0, MOST_FIELDS)) {
      const id = to.add(name, "missing", 1, around);
      if (id === undefined) return;
      to.end(body.end - 1, `;if (deckwork$on(${id})) ${field} = ${name.text};`);
    }
  }
}

/** A member that counts places, and does not go on in a function, or begins again. */
function goOnInCall(body: ts.Block, to: Insertions, around: Around): void {
  const text = to.textOf(body);
  const paths = new Set(countingPaths(body).map((one) => to.textOf(one)));
  for (const path of [...paths].slice(0, MOST_PATHS)) {
    const rank = isStill(path, to) ? 1 : 2;
    for (const step of stepsIn(text, [[path, "0"]])) {
      for (const one of body.statements) to.before(one, step, around, "missing", rank);
      to.atEnd(body, step, around, rank);
    }
    to.atEnd(body, `${path} = 0`, around);
  }
}

/** What an object does not count, although something is put into one of its arrays. */
function countStored(
  body: ts.Block,
  parameters: readonly ts.ParameterDeclaration[],
  to: Insertions,
  around: Around,
): void {
  const text = to.textOf(body);
  for (const path of membersOf(parameters, around)) {
    const [object = "", member = ""] = path.split(".");
    const fills = STORED.some((by) => text.includes(`${object}.`) && by.test(text));
    if (fills && COUNTS.test(member) && isStill(path, to)) to.atEnd(body, `${path}++`, around, 1);
  }
}

/** Something is put into an array. */
const STORED = [/\.\w+\[.*\] = /, /\.push\(/];

/** The members of what a function is given: `queue.back`. */
function membersOf(
  parameters: readonly ts.ParameterDeclaration[],
  { names }: Around,
): readonly string[] {
  return parameters.flatMap(({ name }) =>
    ts.isIdentifier(name)
      ? (names.members.get(name.text) ?? []).map((one) => `${name.text}.${one}`)
      : [],
  );
}

/** What a function makes, and does not keep in all places that should have it: the back of a queue is its only link. */
function keepMade(
  body: ts.Block,
  parameters: readonly ts.ParameterDeclaration[],
  to: Insertions,
  around: Around,
): void {
  const text = to.textOf(body);
  const made = body.statements.flatMap((one) =>
    ts.isVariableStatement(one) && isMadeNew(one.declarationList.declarations[0]?.initializer)
      ? declaredIn([one])
      : [],
  );
  const kept = made.filter((one) => text.includes(`= ${one};`));
  if (kept.length === 0) return;
  // In one of two branches only, it may be forgotten in the other.
  const always = body.statements
    .filter((one) => !ts.isIfStatement(one))
    .map((one) => to.textOf(one))
    .join("\n");
  const places = [...membersOf(parameters, around), ...around.names.fields].filter(
    (one) => !changes(always, one),
  );
  for (const name of kept)
    for (const place of places.slice(0, MOST_FIELDS))
      to.atEnd(body, `${place} = ${name}`, around, 1);
}

function isMadeNew(node: ts.Expression | undefined): boolean {
  return node !== undefined && (ts.isObjectLiteralExpression(node) || ts.isNewExpression(node));
}

/** Whether nothing in the file makes it more or less. */
function isStill(name: string, to: Insertions): boolean {
  return !changes(to.source.text, name, true);
}

/** A variable that is not returned. */
export function giveVariable({ statements, end }: ts.Block, to: Insertions, around: Around): void {
  const last = statements.at(-1);
  if (!last || isLeaving(last)) return;
  for (const name of declaredIn(statements).slice(-MOST_COUNTERS)) {
    const id = to.add(last, "return", 1, around, end - 1);
    if (id !== undefined) to.end(end - 1, `;if (deckwork$on(${id})) return ${name};`);
  }
}
