/** What transcripts show only when the last task is done: the first pairs, the end of the game, and the loser. */

import type { Card } from "#student/old-maid/2-shuffle/cards.ts";
import * as cards from "#student/old-maid/2-shuffle/cards.ts";
import * as oldMaid from "#student/old-maid/6-full-play/old-maid.ts";
import { call } from "../../calls.ts";

const student = { ...cards, ...oldMaid };

/** What makes a hand of the names of its cards. */
const HAND = ["createDeck", "cardName"] as const;

/** @param names - none make an empty hand */
function hand(
  names: string,
  { createDeck, cardName }: Pick<typeof student, (typeof HAND)[number]>,
): Card[] {
  const wanted = names.split(" ");
  return createDeck().filter((card) => wanted.includes(cardName(card)));
}

// `discardFirstPairs` prints the player's hand as it was dealt, and then the pairs: 7♣ K♣ 7♦ and 2♣ 2♦ A♥.
// → Your hand (3):
// → 7♣ K♣ 7♦
// → You discard 7♣ 7♦.
// → The computer discards 2♣ 2♦.
await call(student, [...HAND, "discardFirstPairs"], (from) =>
  from.discardFirstPairs(hand("7♣ K♣ 7♦", from), hand("2♣ 2♦ A♥", from)),
);

// `discardFirstPairs` takes the pairs out of both hands: 7♣ K♣ 7♦ and 2♣ 2♦ A♥.
// → K♣, A♥
await call(student, [...HAND, "discardFirstPairs"], (from) => {
  const hands = [hand("7♣ K♣ 7♦", from), hand("2♣ 2♦ A♥", from)] as const;
  from.discardFirstPairs(...hands);
  return hands.map((held) => held.map(from.cardName).join(" ")).join(", ");
});

// `isOver` is true if the player's hand is empty, and if the computer's hand is empty.
// → true, true
await call(student, [...HAND, "isOver"], (from) => {
  const queen = hand("Q♠", from);
  return `${from.isOver([], queen)}, ${from.isOver(queen, [])}`;
});

// `isOver` is false while both hands hold cards, even one card each: Q♣ 3♦ and 3♥, and then 3♦ and 3♥.
// → false, false
await call(student, [...HAND, "isOver"], (from) =>
  ["Q♣ 3♦", "3♦"].map((names) => from.isOver(hand(names, from), hand("3♥", from))).join(", "),
);

// `printLoser` says that the player is safe if the player's hand is empty: the computer holds Q♣.
// → You have no cards left: you are safe.
// → The computer is left with Q♣: it is the Old Maid. You win.
await call(student, [...HAND, "printLoser"], (from) => from.printLoser([], hand("Q♣", from)));

// `printLoser` says that the computer is safe if the computer's hand is empty: the player holds Q♠.
// → The computer has no cards left: it is safe.
// → You are left with Q♠: you are the Old Maid. You lose.
await call(student, [...HAND, "printLoser"], (from) => from.printLoser(hand("Q♠", from), []));
