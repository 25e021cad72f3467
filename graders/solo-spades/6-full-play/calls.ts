/** What transcripts show only when the last task is done: the cards of the computer, a new table, a trick, and a hand of play. */

import * as cards from "#student/solo-spades/1-deal/cards.ts";
import * as dealing from "#student/solo-spades/1-deal/deal.ts";
import * as players from "#student/solo-spades/1-deal/player.ts";
import * as ring from "#student/solo-spades/1-deal/ring.ts";
import * as reading from "#student/solo-spades/3-legal-plays/read-cards.ts";
import * as queues from "#student/solo-spades/4-trick/queue.ts";
import * as computer from "#student/solo-spades/6-full-play/computer.ts";
import * as games from "#student/solo-spades/6-full-play/game.ts";
import * as tables from "#student/solo-spades/6-full-play/table.ts";
import { srand } from "#toolkit/random.ts";
import { call, printedBy } from "../../calls.ts";

const student = {
  ...cards,
  ...dealing,
  ...players,
  ...ring,
  ...reading,
  ...queues,
  ...computer,
  ...games,
  ...tables,
};

/** What seats the players and reads cards. */
const SEATED = ["fourPlayers", "seatPlayers", "cardsNamed", "cardNames"] as const;

const CHOOSING = [...SEATED, "emptyQueue", "enqueue", "computerCard"] as const;

interface Situation {
  /** The cards on the table; none if the computer leads. */
  readonly table?: string;
  readonly hand?: string;
  /** Whether the computer has one trick fewer than it bid, or just as many. */
  readonly wants: boolean;
  readonly broken?: boolean;
}

/** The card that the computer plays, and its hand afterwards. */
function chosen(
  { table = "", hand = "4C QC 5D KD 9S", wants, broken = false }: Situation,
  from: Pick<typeof student, (typeof CHOOSING)[number]>,
): { card: string; hand: string } {
  const seat = from.seatPlayers(from.fourPlayers());
  const trick = from.emptyQueue();
  for (const card of table === "" ? [] : from.cardsNamed(table)!) {
    from.enqueue(trick, { seat, card });
  }
  const { player } = seat.next;
  player.hand = from.cardsNamed(hand)!;
  player.bid = 2;
  player.tricks = wants ? 1 : 2;
  const card = from.cardNames([from.computerCard(player, trick, broken)]);
  return { card, hand: from.cardNames(player.hand) };
}

// `computerCard` leads its highest card if it wants the trick (it bid 2 and has 1), of 4C QC 5D KD 9S.
// → KD
await call(student, CHOOSING, (from) => chosen({ wants: true }, from).card);

// `computerCard` leads its lowest card if it does not want the trick (it bid 2 and has 2), of 4C QC 5D KD 9S.
// → 4C
await call(student, CHOOSING, (from) => chosen({ wants: false }, from).card);

// `computerCard` holds 4C QC 5D KD 9S and wants the trick: 7C is on the table, then KC, and then 2C 3C.
// → QC, 4C, 4C
await call(student, CHOOSING, (from) =>
  ["7C", "KC", "2C 3C"].map((table) => chosen({ table, wants: true }, from).card).join(", "),
);

// `computerCard` holds 4C QC 5D KD 9S and does not want the trick: 7C is on the table, then KC, and then 2C 3C.
// → 4C, QC, 4C
await call(student, CHOOSING, (from) =>
  ["7C", "KC", "2C 3C"].map((table) => chosen({ table, wants: false }, from).card).join(", "),
);

// `computerCard` cannot follow suit with 4C QC 5D KD 9S: on 5H, it wants the trick, and then it does not.
// → 9S, KD
await call(student, CHOOSING, (from) =>
  [true, false].map((wants) => chosen({ table: "5H", wants }, from).card).join(", "),
);

// `computerCard` compares with the best card, TS, and not with 5H: on 5H TS 8H, it wants the trick, and then not.
// → 4C, KD
await call(student, CHOOSING, (from) =>
  [true, false].map((wants) => chosen({ table: "5H TS 8H", wants }, from).card).join(", "),
);

// `computerCard` takes the first of several cards of the same rank: it leads from 4C KC 4D KD, high and then low.
// → KC, 4C
await call(student, CHOOSING, (from) =>
  [true, false].map((wants) => chosen({ hand: "4C KC 4D KD", wants }, from).card).join(", "),
);

// `computerCard` leads no spade if it holds other cards, even if spades are broken: high and then low of 3C QC 2S AS.
// → QC, 3C
await call(student, CHOOSING, (from) =>
  [true, false]
    .map((wants) => chosen({ hand: "3C QC 2S AS", wants, broken: true }, from).card)
    .join(", "),
);

// `computerCard` leads a spade if it holds nothing else: high and then low, from 2S 7S AS.
// → AS, 2S
await call(student, CHOOSING, (from) =>
  [true, false].map((wants) => chosen({ hand: "2S 7S AS", wants }, from).card).join(", "),
);

// `computerCard` takes a trick with its lowest card that does, and loses it with its highest: 4C 5C 9C QC on 7C.
// → 9C, 5C
await call(student, CHOOSING, (from) =>
  [true, false]
    .map((wants) => chosen({ table: "7C", hand: "4C 5C 9C QC", wants }, from).card)
    .join(", "),
);

// `computerCard` leads by rank, wherever the card is in the hand: high and then low, from 9C KC 3D 8H.
// → KC, 3D
await call(student, CHOOSING, (from) =>
  [true, false].map((wants) => chosen({ hand: "9C KC 3D 8H", wants }, from).card).join(", "),
);

// `computerCard` does not change the hand, here 4C QC 5D KD 9S.
// → 4C QC 5D KD 9S
await call(student, CHOOSING, (from) => chosen({ wants: true }, from).hand);

const TABLE = [...SEATED, "playersFrom", "newTable"] as const;

/** A table at which Charlie deals, and David leads, or another player deals. */
function tableOf(
  hands: string[],
  from: Pick<typeof student, (typeof TABLE)[number]>,
  dealerOf: (you: ring.Seat) => ring.Seat = (you) => you.next.next,
) {
  const you = from.seatPlayers(from.fourPlayers());
  for (const [at, player] of from.playersFrom(you).entries()) {
    player.hand = from.cardsNamed(hands[at]!)!;
    player.bid = [0, 1, 3, 4][at]!;
    player.tricks = 5;
  }
  return from.newTable(you, dealerOf(you));
}

function tricksAndLeader(
  { you, leader }: tables.Table,
  { playersFrom }: Pick<typeof student, "playersFrom">,
): string {
  const tricks = playersFrom(you).map((player) => player.tricks);
  return `tricks ${tricks.join(" ")}, leader: ${leader.player.name}`;
}

/** A player's cards, in the order of their names. */
function heldBy({ hand }: players.Player, { cardNames }: Pick<typeof student, "cardNames">) {
  return cardNames(hand).split(" ").toSorted().join(" ") || "no card";
}

const ONE_EACH = ["3C", "2S", "5S", "9D"];

// `newTable` sets everyone's tricks to 0. The player on the dealer's left leads: Charlie deals.
// → tricks 0 0 0 0, leader: David
await call(student, TABLE, (from) => {
  return tricksAndLeader(tableOf(ONE_EACH, from), from);
});

// `newTable` has an empty trick, and spades are not broken.
// → 0 cards, false
await call(student, [...TABLE, "playsIn"], (from) => {
  const { trick, spadesBroken } = tableOf(ONE_EACH, from);
  return `${from.playsIn(trick).length} cards, ${spadesBroken}`;
});

// `playTrick` gives the taker one trick more, and the lead: David leads KD, you play 8D, and Charlie has AD.
// → tricks 0 0 1 0, leader: Charlie
await call(
  student,
  [...TABLE, "playTrick"],
  async (from) => {
    const table = tableOf(["3C 8D", "2C 6D", "4C AD", "KD"], from);
    await from.playTrick(1, table);
    return tricksAndLeader(table, from);
  },
  1,
);

// `playTrick` takes the diamond out of each hand, 3C 8D 9S, 2C 6D TC, 4C AD 5H and KD 3H, and all cards off the table.
// → 3C 9S, 2C TC, 4C 5H, 3H; 0 on the table
await call(
  student,
  [...TABLE, "playsIn", "playTrick"],
  async (from) => {
    const table = tableOf(["3C 8D 9S", "2C 6D TC", "4C AD 5H", "KD 3H"], from);
    await from.playTrick(1, table);
    const held = from.playersFrom(table.you).map((player) => heldBy(player, from));
    return `${held.join(", ")}; ${from.playsIn(table.trick).length} on the table`;
  },
  1,
);

// `playTrick` keeps you to the suit led: on Beth's 9D, Charlie's 5C and David's 4H, you type 3C, and then 8D; 3C is left.
// → 3C
await call(
  student,
  [...TABLE, "playTrick"],
  async (from) => {
    const table = tableOf(["3C 8D", "9D", "5C", "4H"], from, (you) => you);
    await from.playTrick(1, table);
    return heldBy(table.you.player, from);
  },
  2,
);

// `playTrick` says once that spades are broken, and remembers it: on 9D, you play 3C, Beth 2S and Charlie 5S.
// → Spades are broken.
// → Charlie plays 5S.
// → Charlie takes the trick.
// → Tricks: You 0 of 0, Beth 0 of 1, Charlie 1 of 3, David 0 of 4.
// → true
await call(
  student,
  [...TABLE, "playTrick"],
  async (from) => {
    const table = tableOf(ONE_EACH, from);
    await from.playTrick(1, table);
    return table.spadesBroken;
  },
  1,
);

const HAND = ["fourPlayers", "seatPlayers", "playersFrom", "pickDealer", "playHand"] as const;

// `playHand` plays the first hand of the game of seed 1621: Charlie deals, and you type 0, and then your cards.
// → Your hand: 2C 6C JC KC 3D 5D 9D 3H 7H JH 2S 6S 8S
// → David bids 4.
// → Your bid, 0 to 13 (0 is nil):
// → Beth bids 2.
// → Charlie bids 3.
// → Bids: You 0, Beth 2, Charlie 3, David 4. Together 9; there are 13 tricks.
// → Tricks 1 to 13, led by D D D B B D D C C C B C D
// → Totals: 100 21 32 41
await call(
  student,
  HAND,
  async (from) => {
    srand(1621);
    const you = from.seatPlayers(from.fourPlayers());
    const dealer = from.pickDealer(you);
    const lines = await printedBy(() => from.playHand(you, dealer));
    const first = lines.findIndex((line) => line.startsWith("Trick"));
    const led = [...lines.join(" ").matchAll(/Trick (?<number>\d+)\. (?<leader>\w+) leads?\./g)];
    const numbers = led.map(({ groups }) => groups!.number);
    const leaders = led.map(({ groups }) => groups!.leader![0]);
    const totals = from.playersFrom(you).map(({ total }) => total);
    return [
      ...lines.slice(0, first < 0 ? lines.length : first),
      `Tricks ${numbers[0]} to ${numbers.at(-1)}, led by ${leaders.join(" ")}`,
      `Totals: ${totals.join(" ")}`,
    ].join("\n");
  },
  14,
  "playGame",
);
