/** What transcripts of this stage show only when the last task is done, and which cards a hand holds, the first one too. */

import * as card from "#student/hearts/1-cards/card.ts";
import * as deck from "#student/hearts/1-cards/deck.ts";
import * as dealer from "#student/hearts/2-deal/dealer.ts";
import * as hand from "#student/hearts/2-deal/hand.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...card, ...deck, ...hand, ...dealer };

/** A hand to which the queen of spades, the ace of hearts and the two of clubs were added, in this order. */
function threeCards({ Card, Hand }: Pick<typeof student, "Card" | "Hand">) {
  const held = new Hand();
  for (const name of ["QS", "AH", "2C"]) held.add(Card.parse(name)!);
  return held;
}

// `Hand.size` is the number of cards: of an empty hand, and after three were added.
// → 0, then 3
await call(student, ["Card", "Hand"], (classes) => {
  const { size } = new classes.Hand();
  return `${size}, then ${threeCards(classes).size}`;
});

// `Hand.cards` gives the cards sorted, after QS, AH, 2C, 2D, KC and AS were added.
// → 2C KC 2D AH QS AS
await call(student, ["Card", "Hand"], (classes) => {
  const held = threeCards(classes);
  for (const name of ["2D", "KC", "AS"]) held.add(classes.Card.parse(name)!);
  return held.cards().join(" ");
});

// `Hand.cards` gives a new array each time: if its cards are taken out, the hand still holds them.
// → 2C AH QS
await call(student, ["Card", "Hand"], (classes) => {
  const held = threeCards(classes);
  // An array that cannot be changed is as good.
  Reflect.set(held.cards(), "length", 0);
  return held.cards().join(" ");
});

// `Hand.toString` gives the names of the cards, sorted, with spaces between them.
// → 2C AH QS
await call(student, ["Card", "Hand"], (classes) => `${threeCards(classes)}`);

// `Hand.has` finds each card that was added, QS, AH and 2C, and not 2S.
// → true, true, true, false
await call(student, ["Card", "Hand"], (classes) => {
  const held = threeCards(classes);
  return ["QS", "AH", "2C", "2S"].map((name) => held.has(classes.Card.parse(name)!)).join(", ");
});

// `Hand.remove` takes out a card that the hand holds, and no other: QS, and then 2C.
// → 2C AH, then AH
await call(student, ["Card", "Hand"], (classes) => {
  const held = threeCards(classes);
  held.remove(classes.Card.parse("QS")!);
  const without = held.cards().join(" ");
  held.remove(classes.Card.parse("2C")!);
  return `${without}, then ${held.cards().join(" ")}`;
});

// `Hand.remove` throws a RangeError for a card that the hand does not hold, and then does not change it.
// → a RangeError and 3 cards
await call(student, ["Card", "Hand"], (classes) => {
  const held = threeCards(classes);
  const refused = refusal(() => held.remove(classes.Card.parse("2S")!));
  return `${refused} and ${held.size} cards`;
});

// `Dealer.shuffle` takes 51 random numbers for a full deck.
// → 51
await call(student, ["Deck", "Dealer"], ({ Deck, Dealer }) => {
  let numbers = 0;
  new Dealer(() => numbers++).shuffle(new Deck());
  return numbers;
});

// `Dealer.shuffle` puts these cards first, if the random numbers are 1, 2, 3 and so on.
// → 2C 9S QH 3S 5S
await call(student, ["Deck", "Dealer"], ({ Deck, Dealer }) => {
  const full = new Deck();
  let number = 1;
  new Dealer(() => number++).shuffle(full);
  return Array.from({ length: 5 }, () => full.deal()).join(" ");
});

// `Dealer.deal` gives a player every fourth card: of a new deck, the first hand has these.
// → 2C 6C TC AC 5D 9D KD 4H 8H QH 3S 7S JS
await call(student, ["Deck", "Dealer"], ({ Deck, Dealer }) =>
  new Dealer(() => 0).deal(new Deck())[0]?.cards().join(" "),
);
