/** What transcripts show only when the program is written: the cards one by one, and a deck that has lost some. */

import * as cards from "#student/blackjack/1-shuffle/cards.ts";
import { rand, srand } from "#toolkit/random.ts";
import { call } from "../../calls.ts";

// `newDeck` makes 52 cards in numeric order: here the cards 1, 13, 14 and 52.
// → 52 cards: 102, 114, 202, 414
await call(cards, ["newDeck"], ({ newDeck }) => {
  const deck = newDeck();
  return `${deck.length} cards: ${[0, 12, 13, 51].map((at) => deck[at] ?? "none").join(", ")}`;
});

// `newDeck` makes a new array each time, even if the array before has lost a card.
// → 52 cards
await call(cards, ["newDeck"], ({ newDeck }) => {
  newDeck().pop();
  return `${newDeck().length} cards`;
});

// `cardText` gives three characters for each card, here for 209, 410, 311, 112, 213, 414 and 102.
// → | 9♦|10♠| J♥| Q♣| K♦| A♠| 2♣|
await call(
  cards,
  ["cardText"],
  ({ cardText }) => `|${[209, 410, 311, 112, 213, 414, 102].map(cardText).join("|")}|`,
);

// `shuffleDeck` shuffles a deck of any size, and takes one random number per card.
// → 102 103 104 105 106, 5 numbers
await call(cards, ["shuffleDeck"], ({ shuffleDeck }) => {
  const deck = [102, 103, 104, 105, 106];
  srand(1);
  shuffleDeck(deck);
  const next = rand();
  srand(1);
  let taken = 0;
  while (rand() !== next && taken < 1000) taken++;
  return `${deck.toSorted().map(String).join(" ")}, ${taken} numbers`;
});
