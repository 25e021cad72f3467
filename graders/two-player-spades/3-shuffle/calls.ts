/** What transcripts show only when the last task is done, and what none shows: how many random numbers a shuffle takes. */

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

function shuffled({
  buildDeck,
  shuffleDeck,
}: Pick<typeof student, "buildDeck" | "shuffleDeck">): ReturnType<typeof buildDeck> {
  srand(7);
  const deck = buildDeck();
  shuffleDeck(deck);
  return deck;
}

// `shuffleDeck` keeps all cards, and the deck's index: after a shuffle with seed 7, there are 52 different ones.
// → 52 different cards, index 0
await call(student, ["buildDeck", "shuffleDeck"], (from) => {
  const deck = shuffled(from);
  const different = new Set(deck.cards.map(({ rank, suit }) => `${rank}:${suit}`));
  return `${different.size} different cards, index ${deck.index}`;
});

// `shuffleDeck` goes from the last card to the first: with seed 7, at the places 0, 1, 2, 49, 50 and 51 are then these.
// → 11:3 11:0 8:0 2:2 9:2 8:2
await call(student, ["buildDeck", "shuffleDeck"], (from) => {
  const deck = shuffled(from);
  const some = [0, 1, 2, 49, 50, 51].map((at) => deck.cards[at]!);
  return some.map(({ rank, suit }) => `${rank}:${suit}`).join(" ");
});
