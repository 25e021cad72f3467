/**
 * What may have to begin again in a function: what it fills or counts, and what stands beside what it sets back.
 *
 * @module
 */
import type * as ts from "typescript";
import type { Around } from "./around.ts";
import type { Insertions } from "./insertions.ts";
import { declaredIn } from "./statements.ts";
import { changes } from "./steps.ts";

/** A field of the object gets a value. */
const STORES = /\bthis\.[\w$#.]+\s*[-+*]?=(?!=)/;
/** Of so many variables it is tried that they begin again. */
const MOST_RESETS = 4;

/** In a method: what is there from the last time, and what others find there the next time. */
export function beginAnew(body: ts.Block, to: Insertions, around: Around): void {
  emptyLists(body, to, around);
  countAnew(body, to, around);
  emptyAtEnd(body, to, around);
}

/** A list that a method fills, and that is still full when the method is called again. */
function emptyLists(body: ts.Block, to: Insertions, around: Around): void {
  const [first] = body.statements;
  const text = to.textOf(body);
  for (const list of first ? around.names.lists : [])
    if (text.includes(`${list}.push(`) || text.includes(`${list};`))
      to.before(first!, `${list}.length = 0`, around, "declared");
}

/** A field that counts, and goes on where it should begin again: in a method that stores something else. */
function countAnew(body: ts.Block, to: Insertions, around: Around): void {
  const [first] = body.statements;
  const text = to.textOf(body);
  if (!first || !STORES.test(text)) return;
  for (const [name, value] of around.counts ?? [])
    if (!changes(text, name)) to.before(first, `${name} = ${value}`, around, "reset", 0);
}

/** What a method only uses, and others fill: a line, once it is printed. */
function emptyAtEnd(body: ts.Block, to: Insertions, around: Around): void {
  const text = to.textOf(body);
  const { text: file } = to.source;
  const isOnlyUsed = (name: string) =>
    text.includes(name) && !changes(text, name) && !text.includes(`${name}.push(`);
  for (const { name, reset } of resetsIn(around))
    if (isOnlyUsed(name) && file.includes(`${name}.push(`))
      to.atEnd(body, reset, around, 2, "reset");
}

/** A function that sets something back to what it begins with may forget something else. */
export function resetOthers(body: ts.Block, to: Insertions, around: Around): void {
  const own = declaredIn(body.statements);
  const all = resetsIn(around).filter(({ name }) => !own.includes(name));
  const text = to.textOf(body);
  const statements = new Set(body.statements.map((one) => to.textOf(one).replace(/;$/, "")));
  if (!all.some(({ reset }) => statements.has(reset))) return;
  const others = all.filter(
    ({ name }) => !changes(text, name) && !text.includes(`${name}.length = `),
  );
  for (const { reset } of others.slice(0, MOST_RESETS)) to.atEnd(body, reset, around, 1, "reset");
}

interface Reset {
  readonly name: string;
  /** The statement that does it. */
  readonly reset: string;
}

function resetsIn({ names }: Around): readonly Reset[] {
  return [
    ...[...names.counters].map(([name, value]) => ({ name, reset: `${name} = ${value}` })),
    ...names.lists.map((name) => ({ name, reset: `${name}.length = 0` })),
  ];
}
