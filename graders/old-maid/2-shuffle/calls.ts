/** What transcripts show only when the last task is done: a swap that loses no card. */

import * as cards from "#student/old-maid/2-shuffle/cards.ts";
import { call } from "../../calls.ts";

// `shuffleDeck` keeps every card: a new deck still holds 52 different cards after it.
// → 52 cards, 52 different ones
await call(cards, ["createDeck", "cardName", "shuffleDeck"], (student) => {
  const deck = student.createDeck();
  student.shuffleDeck(deck);
  const names = new Set(deck.map((card) => student.cardName(card)));
  return `${deck.length} cards, ${names.size} different ones`;
});
