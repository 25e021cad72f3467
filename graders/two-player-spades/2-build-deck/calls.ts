/** What the transcript shows only when the last task is done, and a deck whose first cards are drawn. */

import type { Deck } from "#student/two-player-spades/1-structs/structs.ts";
import * as building from "#student/two-player-spades/2-build-deck/deck.ts";
import { call } from "../../calls.ts";

// `buildDeck` makes 52 cards: at the places 0, 1, 4, 50 and 51 are these, each shown as its rank and suit.
// → 52 cards, 14:3 14:2 13:3 2:1 2:0
await call(building, ["buildDeck"], ({ buildDeck }) => {
  const { cards } = buildDeck();
  const some = [0, 1, 4, 50, 51].map((at) => cards[at]);
  const shown = some.map((card) => (card ? `${card.rank}:${card.suit}` : "none"));
  return `${cards.filter((card) => card).length} cards, ${shown.join(" ")}`;
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

// `printDeck` prints thirteen cards in a line, of any deck: here from 2:0 to 14:3, suit by suit.
// → 2:0 3:0 4:0 5:0 6:0 7:0 8:0 9:0 10:0 11:0 12:0 13:0 14:0
// → 2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:1 10:1 11:1 12:1 13:1 14:1
// → 2:2 3:2 4:2 5:2 6:2 7:2 8:2 9:2 10:2 11:2 12:2 13:2 14:2
// → 2:3 3:3 4:3 5:3 6:3 7:3 8:3 9:3 10:3 11:3 12:3 13:3 14:3
// → Next card: index 0
await call(
  building,
  ["printDeck"],
  ({ printDeck }) => {
    const cards = Array.from({ length: 52 }, (_, at) => ({
      rank: 2 + (at % 13),
      suit: Math.floor(at / 13),
    }));
    printDeck({ cards, index: 0 } as Deck);
  },
  0,
  "buildDeck",
);
