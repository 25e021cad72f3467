/** What transcripts show only when the last task is done: a small shuffle, and how many random numbers it takes. */

import * as cards from "#student/old-maid/2-shuffle/cards.ts";
import { rand, srand } from "#toolkit/random.ts";
import { call } from "../../calls.ts";

// `shuffleDeck` changes the array that it is given: A♣ 2♣ 3♣ 4♣ 5♣, after `srand(42)`.
// → A♣ 4♣ 5♣ 3♣ 2♣
await call(cards, ["createDeck", "cardName", "shuffleDeck"], (student) => {
  const five = student.createDeck().slice(0, 5);
  srand(42);
  student.shuffleDeck(five);
  return five.map(student.cardName).join(" ");
});

// `shuffleDeck` takes one random number for each card: for 52 cards, for seven, for one, and for none.
// → 52, 7, 1, 0
await call(cards, ["createDeck", "shuffleDeck"], ({ createDeck, shuffleDeck }) => {
  const taken: number[] = [];
  for (const count of [52, 7, 1, 0]) {
    srand(1);
    shuffleDeck(createDeck().slice(0, count));
    taken.push(numbersTo(rand()));
  }
  return taken.join(", ");
});

// `shuffleDeck` keeps every card: a new deck still holds 52 different cards after it.
// → 52 cards, 52 different ones
await call(cards, ["createDeck", "cardName", "shuffleDeck"], (student) => {
  const deck = student.createDeck();
  student.shuffleDeck(deck);
  const names = new Set(deck.map((card) => student.cardName(card)));
  return `${deck.length} cards, ${names.size} different ones`;
});

/** How many random numbers come after `srand(1)` before this one. */
function numbersTo(next: number): number {
  srand(1);
  let taken = 0;
  while (rand() !== next && taken < 1000) taken++;
  return taken;
}
