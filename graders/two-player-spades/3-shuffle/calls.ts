/** What no transcript of this stage shows: how many random numbers a shuffle takes. */

import * as building from "#student/two-player-spades/2-build-deck/deck.ts";
import * as shuffling from "#student/two-player-spades/3-shuffle/shuffle.ts";
import { rand, srand } from "#toolkit/random.ts";
import { call } from "../../calls.ts";

const student = { ...building, ...shuffling };

// `shuffleDeck` takes one random number per card, 52 in all, the last with i = 0: stage 6 goes on with the 53rd.
// → 52 numbers
await call(student, ["buildDeck", "shuffleDeck"], ({ buildDeck, shuffleDeck }) => {
  srand(1);
  shuffleDeck(buildDeck());
  const next = rand();
  srand(1);
  let taken = 0;
  while (rand() !== next && taken < 1000) taken++;
  return `${taken} numbers`;
});
