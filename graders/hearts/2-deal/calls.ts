/** What transcripts of this stage show only when the last task is done, and which cards a hand holds, the first one too. */

import * as card from "#student/hearts/1-cards/card.ts";
import * as hand from "#student/hearts/2-deal/hand.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...card, ...hand };

/** A hand to which the two of clubs, the queen of spades and the ace of hearts were added, in this order. */
function threeCards({ Card, Hand }: Pick<typeof student, "Card" | "Hand">) {
  const held = new Hand();
  for (const name of ["2C", "QS", "AH"]) held.add(Card.parse(name)!);
  return held;
}

// `Hand` knows how many cards were added to it.
// → 0, then 3
await call(student, ["Card", "Hand"], (classes) => {
  const { size } = new classes.Hand();
  return `${size}, then ${threeCards(classes).size}`;
});

// `Hand` gives its cards sorted, and as names with spaces between them.
// → 2C AH QS, 2C AH QS
await call(student, ["Card", "Hand"], (classes) => {
  const held = threeCards(classes);
  return `${held.cards().join(" ")}, ${held}`;
});

// `Hand` holds each card that was added to it, the first and the last, and no other.
// → true, true, true, false
await call(student, ["Card", "Hand"], (classes) => {
  const held = threeCards(classes);
  return ["2C", "QS", "AH", "2S"].map((name) => held.has(classes.Card.parse(name)!)).join(", ");
});

// `Hand` removes a card that it holds, and no other: the first one that was added, and then the last one.
// → AH QS, then QS
await call(student, ["Card", "Hand"], (classes) => {
  const held = threeCards(classes);
  held.remove(classes.Card.parse("2C")!);
  const without = held.toString();
  held.remove(classes.Card.parse("AH")!);
  return `${without}, then ${held}`;
});

// `Hand` throws a RangeError if it has to remove a card that it does not hold, and then does not change.
// → a RangeError and 3 cards
await call(student, ["Card", "Hand"], (classes) => {
  const held = threeCards(classes);
  const refused = refusal(() => held.remove(classes.Card.parse("2S")!));
  return `${refused} and ${held.size} cards`;
});
