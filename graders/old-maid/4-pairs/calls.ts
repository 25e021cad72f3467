/** What transcripts show only when the last task is done: partners, and pairs that are removed and printed. */

import type { Card } from "#student/old-maid/2-shuffle/cards.ts";
import * as cards from "#student/old-maid/2-shuffle/cards.ts";
import * as oldMaid from "#student/old-maid/4-pairs/old-maid.ts";
import { print } from "#toolkit/console.ts";
import { call } from "../../calls.ts";

const student = { ...cards, ...oldMaid };

/** What makes a hand of the names of its cards. */
const HAND = ["createDeck", "cardName"] as const;

type Hand = Pick<typeof student, (typeof HAND)[number]>;

function hand(names: string, { createDeck, cardName }: Hand): Card[] {
  const deck = createDeck();
  return names.split(" ").map((name) => deck.find((card) => cardName(card) === name)!);
}

// `findPartner` gives the index of the partner: of 7♦ in 7♦ K♣ 2♥ 7♠, of 7♦ in 7♦ 7♠ K♣, and of K♣ in 7♦ K♣ 2♥ K♠.
// → 3, 1, 3
await call(student, [...HAND, "findPartner"], (from) =>
  [
    from.findPartner(hand("7♦ K♣ 2♥ 7♠", from), 0),
    from.findPartner(hand("7♦ 7♠ K♣", from), 0),
    from.findPartner(hand("7♦ K♣ 2♥ K♠", from), 1),
  ].join(", "),
);

// `findPartner` gives the first later card of the same pip: for 7♦ at index 1, in 7♣ 7♦ K♣ 7♠ 7♥.
// → 3
await call(student, [...HAND, "findPartner"], (from) =>
  from.findPartner(hand("7♣ 7♦ K♣ 7♠ 7♥", from), 1),
);

// `findPartner` gives -1 if no later card has the same pip: for K♣ in 7♦ K♣ 2♥ 7♠, and for 7♠, the last one.
// → -1, -1
await call(student, [...HAND, "findPartner"], (from) =>
  [1, 3].map((index) => from.findPartner(hand("7♦ K♣ 2♥ 7♠", from), index)).join(", "),
);

const DISCARDING = [...HAND, "discardPairs"] as const;

function discarded(names: string, from: Pick<typeof student, (typeof DISCARDING)[number]>): string {
  const held = hand(names, from);
  const pairs = from
    .discardPairs(held)
    .map(({ first, second }) => `${from.cardName(first)} ${from.cardName(second)}`);
  const stays = held.map(from.cardName);
  return `${pairs.join(" and ") || "no pairs"}, what stays: ${stays.join(" ") || "nothing"}`;
}

// `discardPairs` takes both cards of a pair out of the hand 7♦ K♣ 7♠ A♥ 7♣: of three, one stays.
// → 7♦ 7♠, what stays: K♣ A♥ 7♣
await call(student, DISCARDING, (from) => discarded("7♦ K♣ 7♠ A♥ 7♣", from));

// `discardPairs` makes two pairs of four cards of the same pip: 7♦ K♣ 7♠ 7♣ 7♥.
// → 7♦ 7♠ and 7♣ 7♥, what stays: K♣
await call(student, DISCARDING, (from) => discarded("7♦ K♣ 7♠ 7♣ 7♥", from));

// `discardPairs` goes on with the card that has moved up: 7♦ 7♠ K♣ K♥ 2♥ A♦ A♠.
// → 7♦ 7♠ and K♣ K♥ and A♦ A♠, what stays: 2♥
await call(student, DISCARDING, (from) => discarded("7♦ 7♠ K♣ K♥ 2♥ A♦ A♠", from));

// `discardPairs` gives no pairs of a hand without one, and leaves it as it is: 7♦ K♣ 2♥.
// → 0 pairs, 7♦ K♣ 2♥
await call(student, DISCARDING, (from) => {
  const held = hand("7♦ K♣ 2♥", from);
  return `${from.discardPairs(held).length} pairs, ${held.map(from.cardName).join(" ")}`;
});

const SEVEN = "A♣ A♦ 2♣ 2♦ 3♣ 3♦ 4♣ 4♦ 5♣ 5♦ 6♣ 6♦ 7♣ 7♦";

/** The cards in pairs, as they stand. */
function pairsOf(names: string, from: Hand): oldMaid.Pair[] {
  const all = hand(names, from);
  return all.flatMap((first, at) => (at % 2 === 0 ? [{ first, second: all[at + 1]! }] : []));
}

// `printPairs` prints one line if there are no pairs.
// → You discard nothing.
await call(student, ["printPairs"], ({ printPairs }) => printPairs("You discard", []));

// `printPairs` prints two pairs after its first argument.
// → The computer discards 7♦ 7♠, K♣ K♥.
await call(student, [...HAND, "printPairs"], (from) =>
  from.printPairs("The computer discards", pairsOf("7♦ 7♠ K♣ K♥", from)),
);

// `printPairs` prints seven pairs on a line, and the eighth on a second line.
// → You discard A♣ A♦, 2♣ 2♦, 3♣ 3♦, 4♣ 4♦, 5♣ 5♦, 6♣ 6♦, 7♣ 7♦.
// → You discard 8♣ 8♦.
await call(student, [...HAND, "printPairs"], (from) =>
  from.printPairs("You discard", pairsOf(`${SEVEN} 8♣ 8♦`, from)),
);

// `printPairs` prints only one line for seven pairs.
// → and then:
// → You discard A♣ A♦, 2♣ 2♦, 3♣ 3♦, 4♣ 4♦, 5♣ 5♦, 6♣ 6♦, 7♣ 7♦.
// → and nothing more
await call(student, [...HAND, "printPairs"], (from) => {
  print("and then:");
  from.printPairs("You discard", pairsOf(SEVEN, from));
  return "and nothing more";
});
