/** What no transcript of this stage shows: no cards at all, the queen of hearts at the edge of a deck, and a deck without her. */

import * as cards from "#student/old-maid/1-create-deck/cards.ts";
import * as oldMaid from "#student/old-maid/1-create-deck/old-maid.ts";
import { call } from "../../calls.ts";

const student = { ...cards, ...oldMaid };

// `printCards` prints only the line with the title if there are no cards.
// → No cards (0):
// → and nothing more
await call(student, ["printCards"], ({ printCards }) => {
  printCards("No cards", []);
  return "and nothing more";
});

// `removeQueen` takes the queen of hearts out if it is the first card, too, and takes nothing out when it is called again.
// → 14 cards, the first K♥, then 14 cards
await call(
  student,
  ["createDeck", "cardName", "removeQueen"],
  ({ createDeck, cardName, removeQueen }) => {
    // From the queen of hearts on.
    const deck = createDeck().slice(37);
    removeQueen(deck);
    const { length } = deck;
    removeQueen(deck);
    return `${length} cards, the first ${cardName(deck[0]!)}, then ${deck.length} cards`;
  },
);
