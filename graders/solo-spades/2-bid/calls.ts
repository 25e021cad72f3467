/** What transcripts show only when the last task is done: the bid of one hand, and the bids that are stored. */

import * as cards from "#student/solo-spades/1-deal/cards.ts";
import * as decks from "#student/solo-spades/1-deal/deck.ts";
import * as players from "#student/solo-spades/1-deal/player.ts";
import * as ring from "#student/solo-spades/1-deal/ring.ts";
import * as bidding from "#student/solo-spades/2-bid/bid.ts";
import { print } from "#toolkit/console.ts";
import { call } from "../../calls.ts";

const student = { ...cards, ...decks, ...players, ...ring, ...bidding };

const BIDDING = ["newCards", "cardName", "computerBid"] as const;

function bidOf(
  names: string,
  { newCards, cardName, computerBid }: Pick<typeof student, (typeof BIDDING)[number]>,
): number {
  const deck = newCards();
  return computerBid(names.split(" ").map((name) => deck.find((card) => cardName(card) === name)!));
}

// `computerBid` counts the aces and kings, and three spades add nothing: QC AC KD KH 2S 3S 4S, and no other high card.
// → 3
await call(student, BIDDING, (from) => bidOf("5C 6C QC AC 5D JD KD 6H 7H KH 2S 3S 4S", from));

// `computerBid` takes nothing off for fewer than three spades: AC KC AD KH 2S, and no other high card.
// → 4
await call(student, BIDDING, (from) => bidOf("2C 3C QC KC AC 2D 3D 4D AD 2H 3H KH 2S", from));

// `computerBid` counts each spade after the third, an ace of spades twice: KD, and the five spades 2S 3S 4S 5S AS.
// → 4
await call(student, BIDDING, (from) => bidOf("5C 6C QC 5D JD KD 6H 7H 2S 3S 4S 5S AS", from));

// `computerBid` counts the fourth spade: KD, and the four spades 2S 3S 4S 5S.
// → 2
await call(student, BIDDING, (from) => bidOf("5C 6C 7C QC 5D JD KD 6H 7H 2S 3S 4S 5S", from));

// `computerBid` is 1 instead of 0: for a hand with no ace, no king and three spades, and for one without a spade.
// → 1, 1
await call(student, BIDDING, (from) =>
  ["5C 6C 7C QC 5D JD QD 6H 7H QH 2S 3S QS", "5C 6C 7C QC 5D JD QD 6H 7H QH 2C 3C 2D"]
    .map((names) => bidOf(names, from))
    .join(", "),
);

// `askBid` asks until a whole number from 0 to 13 is typed: here 14, -1, a space, 3.0 and 13, and then 0.
// → 13, then 0
await call(
  student,
  ["askBid"],
  async ({ askBid }) => {
    const bids = [await askBid(), await askBid()];
    print();
    return bids.join(", then ");
  },
  6,
);

// `takeBids` stores everyone's bid: Charlie deals, 3 is typed, and Beth has all 13 spades.
// → You 3, Beth 12, Charlie 2, David 2
await call(
  student,
  ["newCards", "fourPlayers", "seatPlayers", "playersFrom", "askBid", "takeBids"],
  async ({ newCards, fourPlayers, seatPlayers, playersFrom, takeBids }) => {
    const you = seatPlayers(fourPlayers());
    const deck = newCards();
    for (const [at, player] of playersFrom(you.next).entries()) {
      // The last suit to Beth, the one before it to Charlie, and so on.
      player.hand = deck.slice(39 - 13 * at, 52 - 13 * at);
    }
    await takeBids(you.next.next);
    print();
    return playersFrom(you)
      .map(({ name, bid }) => `${name} ${bid}`)
      .join(", ");
  },
  1,
);

// `showBids` prints all bids, and their sum.
// → Bids: You 4, Beth 3, Charlie 2, David 2. Together 11; there are 13 tricks.
await call(
  student,
  ["fourPlayers", "seatPlayers", "playersFrom", "showBids"],
  ({ fourPlayers, seatPlayers, playersFrom, showBids }) => {
    const you = seatPlayers(fourPlayers());
    for (const [at, player] of playersFrom(you).entries()) player.bid = [4, 3, 2, 2][at]!;
    showBids(you);
  },
);
