/**
 * Two neighbours in an enum that may be meant the other way round: their numbers are their places.
 *
 * @module
 */
import * as ts from "typescript";
import type { Around } from "./around.ts";
import type { Insertions } from "./insertions.ts";

/** In an enum that counts, from zero or another number. */
export function exchangeMembers(
  { members }: ts.EnumDeclaration,
  to: Insertions,
  around: Around,
): void {
  const [first, ...others] = members;
  const begins = first?.initializer;
  const counts = !begins || ts.isNumericLiteral(begins);
  if (!counts || others.some(({ initializer }) => initializer)) return;
  const ids = others.map((one) => to.add(one, "order", 2, around));
  for (const [at, one] of members.entries()) {
    const value = at + (begins ? Number(begins.text) : 0);
    const choices = [
      { id: ids[at - 1], other: value - 1 },
      { id: ids[at], other: value + 1 },
    ].flatMap(({ id, other }) => (id === undefined ? [] : `deckwork$on(${id}) ? (${other}) : `));
    if (choices.length === 0) continue;
    const choice = choices.join("");
    if (one.initializer) {
      to.begin(one.initializer.getStart(to.source), `(${choice}`);
      to.end(one.initializer.end, ")");
    } else to.end(one.end, ` = (${choice}${value})`);
  }
}
