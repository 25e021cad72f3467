/** What transcripts show only when the last task is done, and what none shows: hands that are not full. */

import type { Hand } from "#student/two-player-spades/1-structs/structs.ts";
import * as building from "#student/two-player-spades/2-build-deck/deck.ts";
import * as display from "#student/two-player-spades/4-display/display.ts";
import * as drawing from "#student/two-player-spades/5-draw/draw.ts";
import * as sorting from "#student/two-player-spades/7-sort-hand/sort.ts";
import { call } from "../../calls.ts";

const student = { ...building, ...display, ...drawing, ...sorting };

const FUNCTIONS = ["buildDeck", "cardName", "emptyHand", "addCard", "sortHand"] as const;

/** A hand with cards of these names, after it was sorted. */
function sorted(
  names: string,
  from: Pick<typeof student, (typeof FUNCTIONS)[number]>,
): { readonly hand: Hand; readonly shown: string } {
  const { cards } = from.buildDeck();
  const hand = from.emptyHand();
  for (const name of names.split(" "))
    from.addCard(hand, cards.find((card) => from.cardName(card) === name)!);
  from.sortHand(hand);
  const held = hand.cards.slice(0, hand.count);
  return { hand, shown: held.map((card) => from.cardName(card)).join(" ") };
}

// `sortHand` sorts a full hand by suit, and within a suit by rank: 9S AS TS 2S KH 2H AD TD 9D KC 3C QC JC.
// → 3C JC QC KC 9D TD AD 2H KH 2S 9S TS AS
await call(
  student,
  FUNCTIONS,
  (from) => sorted("9S AS TS 2S KH 2H AD TD 9D KC 3C QC JC", from).shown,
);

// `sortHand` also sorts a hand of four cards: KC 2D 3C TC.
// → 3C TC KC 2D
await call(student, FUNCTIONS, (from) => sorted("KC 2D 3C TC", from).shown);

// `sortHand` leaves the blank cards (rank 0) where they are, after the four cards of the hand KC 2D 3C TC.
// → 13 cards, 9 blank at the end, count 4
await call(student, FUNCTIONS, (from) => {
  const { hand } = sorted("KC 2D 3C TC", from);
  const blank = hand.cards.slice(4).filter((card) => card?.rank === 0);
  return `${hand.cards.length} cards, ${blank.length} blank at the end, count ${hand.count}`;
});

// `comesBefore` compares the suits, KC with 2D and 2D with KC, and of one suit the ranks, 3C with JC and JC with 3C.
// → true false true false
await call(
  student,
  ["buildDeck", "cardName", "comesBefore"],
  (from) => {
    const { cards } = from.buildDeck();
    const named = (name: string) => cards.find((card) => from.cardName(card) === name)!;
    const pairs = ["KC 2D", "2D KC", "3C JC", "JC 3C"].map((pair) => pair.split(" ").map(named));
    return pairs.map(([card, other]) => from.comesBefore(card!, other!)).join(" ");
  },
  0,
  "sortHand",
);
