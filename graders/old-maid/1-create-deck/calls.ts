/** What no transcript of this stage shows: no cards at all, the queen of hearts at the edge of a deck, and a deck without her. */

import * as cards from "#student/old-maid/1-create-deck/cards.ts";
import * as oldMaid from "#student/old-maid/1-create-deck/old-maid.ts";
import { call } from "../../calls.ts";

const student = { ...cards, ...oldMaid };

// `cardName` puts the name of the pip in front of the symbol of the suit, here of six cards.
// → A♣ 10♦ J♥ Q♥ K♠ 2♠
await call(student, ["cardName"], ({ cardName }) => {
  const some: cards.Card[] = [
    { suit: 0, pip: 1 },
    { suit: 1, pip: 10 },
    { suit: 2, pip: 11 },
    { suit: 2, pip: 12 },
    { suit: 3, pip: 13 },
    { suit: 3, pip: 2 },
  ];
  return some.map((card) => cardName(card)).join(" ");
});

// `printCards` prints only the line with the title if there are no cards.
// → No cards (0):
// → and nothing more
await call(student, ["printCards"], ({ printCards }) => {
  printCards("No cards", []);
  return "and nothing more";
});

// `removeQueen` takes the queen of hearts out if it is the first card, too, and takes nothing out when it is called again.
// → 14 of 15 cards, the first K♥, then 14
await call(
  student,
  ["createDeck", "cardName", "removeQueen"],
  ({ createDeck, cardName, removeQueen }) => {
    // From the queen of hearts on.
    const deck = createDeck().slice(37);
    const before = deck.length;
    removeQueen(deck);
    const { length } = deck;
    removeQueen(deck);
    return `${length} of ${before} cards, the first ${cardName(deck[0]!)}, then ${deck.length}`;
  },
);
