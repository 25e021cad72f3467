/** What no transcript of this stage shows: a deck that has lost cards. */

import * as cards from "#student/blackjack/1-shuffle/cards.ts";
import { rand, srand } from "#toolkit/random.ts";
import { call } from "../../calls.ts";

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
  return `${deck.toSorted().join(" ")}, ${taken} numbers`;
});
