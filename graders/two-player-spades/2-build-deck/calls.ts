/** What the transcript shows only when the last task is done, and a deck whose first cards are drawn. */

import * as building from "#student/two-player-spades/2-build-deck/deck.ts";
import { call } from "../../calls.ts";

// `buildDeck` makes 52 cards: at the places 0, 1, 4, 50 and 51 are these, each shown as its rank and suit.
// → 52 cards, 14:3 14:2 13:3 2:1 2:0
await call(building, ["buildDeck"], ({ buildDeck }) => {
  const { cards } = buildDeck();
  const some = [0, 1, 4, 50, 51].map((at) => `${cards[at]?.rank}:${cards[at]?.suit}`);
  return `${cards.length} cards, ${some.join(" ")}`;
});

// `buildDeck` sets the deck's index to 0, because the top card is drawn first.
// → 0
await call(building, ["buildDeck"], ({ buildDeck }) => buildDeck().index);

// `buildDeck` makes a new deck each time, even if the deck before has changed.
// → rank 14, index 0
await call(building, ["buildDeck"], ({ buildDeck }) => {
  const before = buildDeck();
  before.cards[0]!.rank = 2;
  before.index = 1;
  const deck = buildDeck();
  return `rank ${deck.cards[0]!.rank}, index ${deck.index}`;
});

// `printDeck` ends with the deck's own index, here 5, and does not change it.
// → Next card: index 5
// → 5
await call(building, ["buildDeck", "printDeck"], ({ buildDeck, printDeck }) => {
  const deck = buildDeck();
  deck.index = 5;
  printDeck(deck);
  return deck.index;
});
