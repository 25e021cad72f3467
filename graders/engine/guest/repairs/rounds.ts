/**
 * What may be missing in the rounds of a loop, or in a branch: a variable goes on, begins again, or is made anew.
 *
 * @module
 */
import * as ts from "typescript";
import { mayChange } from "../facts/nodes.ts";
import type { Around } from "./around.ts";
import { declareInside, isMade, madeBefore } from "./declarations.ts";
import type { Insertions } from "./insertions.ts";
import { returnsIn } from "./statements.ts";
import { changes, linkStepsIn, nextValues, stepsIn } from "./steps.ts";

/** Of so many variables it is tried that they count, or begin again. */
export const MOST_COUNTERS = 4;

/**
 * What may be missing at the end of a loop or branch: a variable begins again.
 *
 * @param goesOn - it may also go on there
 */
export function goOn(block: ts.Block, goesOn: boolean, to: Insertions, around: Around): void {
  for (const [name, value] of countersOf(around))
    for (const text of [...(goesOn ? nextValues(name, value) : []), `${name} = ${value}`])
      to.atEnd(block, text, around);
}

/** A variable that does not go on in each round: of a loop, or of what is called for each element. */
export function goOnInRound(body: ts.Block, to: Insertions, around: Around): void {
  const loop = to.textOf(body);
  const [first] = body.statements;
  for (const [name, value] of first ? countersOf(around) : [])
    if (changes(loop, name)) to.before(first!, `${name} = ${value}`, around, "declared");
  const steps = [...stepsIn(loop, countersOf(around)), ...linkStepsIn(loop, around.names)];
  for (const text of steps) {
    for (const one of body.statements) to.before(one, text, around);
    to.atEnd(body, text, around);
  }
}

/** What is set before a loop, and should be set in each of its rounds. */
export function beginAgain(
  before: readonly ts.Statement[],
  block: ts.Block,
  to: Insertions,
  around: Around,
): void {
  for (const one of before.slice(-MOST_COUNTERS)) {
    if (!ts.isVariableStatement(one) || !mayChange(one.declarationList)) continue;
    for (const { name, initializer } of one.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue;
      // A new object is mostly meant for each round.
      const [kind, rank] = isMade(initializer)
        ? (["declared", 1] as const)
        : (["order", 2] as const);
      const id = to.add(one, kind, rank, around);
      const text = `if (deckwork$on(${id})) ${name.text} = ${to.textOf(initializer)};`;
      if (id !== undefined) to.begin(block.statements[0]!.getStart(to.source), text);
    }
  }
}

/** Counts the rounds of a second version of a loop. */
export function countAgain(
  loop: ts.IterationStatement,
  to: Insertions,
): { begin: string; round: string } {
  const number = to.addLoop(loop);
  return { begin: `deckwork$begin(${number});`, round: `deckwork$loop(${number});` };
}

/** What is made once in front of a loop, and should be made in each round. @returns what ends the round */
export function declareInRound(
  before: readonly ts.Statement[],
  block: ts.Block,
  to: Insertions,
  around: Around,
): string {
  const made = madeBefore(before.slice(-MOST_COUNTERS), block, to.source);
  return declareInside(block, made, to, around);
}

/** What a loop returns in its first rounds, behind it instead, if there is something by then. */
export function giveBehind(
  node: ts.Statement,
  block: ts.Block,
  to: Insertions,
  around: Around,
): void {
  for (const one of returnsIn(block)) {
    const name = one.expression && ts.isIdentifier(one.expression) && one.expression.text;
    const id = name ? to.add(one, "order", 2, around) : undefined;
    if (id === undefined) continue;
    to.leaveOut(one, id);
    to.end(node.end, `;if (deckwork$on(${id}) && (${name}?.length ?? ${name})) return ${name};`);
  }
}

function countersOf({ names }: Around): readonly (readonly [string, string])[] {
  return [...names.counters].slice(0, MOST_COUNTERS);
}
