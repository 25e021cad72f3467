/** What transcripts show only when the last task is done: the functions that know one rule each, on the lessons' examples. */

import type { Card, Hand } from "#student/two-player-spades/1-structs/structs.ts";
import * as building from "#student/two-player-spades/2-build-deck/deck.ts";
import * as display from "#student/two-player-spades/4-display/display.ts";
import * as drawing from "#student/two-player-spades/5-draw/draw.ts";
import * as computer from "#student/two-player-spades/6-full-play/computer.ts";
import * as game from "#student/two-player-spades/6-full-play/game.ts";
import * as legal from "#student/two-player-spades/6-full-play/legal.ts";
import * as players from "#student/two-player-spades/6-full-play/players.ts";
import * as score from "#student/two-player-spades/6-full-play/score.ts";
import * as trick from "#student/two-player-spades/6-full-play/trick.ts";
import { srand } from "#toolkit/random.ts";
import { call, printedBy } from "../../calls.ts";

const student = {
  ...building,
  ...display,
  ...drawing,
  ...computer,
  ...game,
  ...legal,
  ...players,
  ...score,
  ...trick,
};

/** What makes cards and hands of their names. */
const NAMED = ["buildDeck", "cardName", "emptyHand", "addCard"] as const;

type Named = Pick<typeof student, (typeof NAMED)[number]>;

function card(name: string, { buildDeck, cardName }: Named): Card {
  return buildDeck().cards.find((one) => cardName(one) === name)!;
}

function hand(names: string, from: Named): Hand {
  const made = from.emptyHand();
  for (const name of names.split(" ")) from.addCard(made, card(name, from));
  return made;
}

// `legalCards` gives the leader all cards of the hand TH 3C 9H, in its order.
// → TH 3C 9H
await call(student, [...NAMED, "legalCards"], (from) =>
  from.legalCards(hand("TH 3C 9H", from)).map(from.cardName).join(" "),
);

// `legalCards` gives the cards of that hand that follow 8H, in its order.
// → TH 9H
await call(student, [...NAMED, "legalCards"], (from) =>
  from.legalCards(hand("TH 3C 9H", from), card("8H", from)).map(from.cardName).join(" "),
);

// `legalCards` gives the only card of that hand that follows 8C.
// → 3C
await call(student, [...NAMED, "legalCards"], (from) =>
  from.legalCards(hand("TH 3C 9H", from), card("8C", from)).map(from.cardName).join(" "),
);

// `legalCards` gives all cards of that hand if 8D is led, because none of them follows suit.
// → TH 3C 9H
await call(student, [...NAMED, "legalCards"], (from) =>
  from.legalCards(hand("TH 3C 9H", from), card("8D", from)).map(from.cardName).join(" "),
);

// `followerTakes` compares the ranks of two cards of one suit: 9H takes 8H, 7H does not, AS takes KS, and 2S does not take 3S.
// → true, false, true, false
await call(student, [...NAMED, "followerTakes"], (from) =>
  ["8H 9H", "8H 7H", "KS AS", "3S 2S"].map((both) => taken(both, from)).join(", "),
);

// `followerTakes` lets a spade take another suit, and no other card: 2S takes AD, AC does not take 2D, nor 3H 2C, nor AH 2S.
// → true, false, false, false
await call(student, [...NAMED, "followerTakes"], (from) =>
  ["AD 2S", "2D AC", "2C 3H", "2S AH"].map((both) => taken(both, from)).join(", "),
);

function taken(both: string, from: Named & Pick<typeof student, "followerTakes">): boolean {
  const [led, played] = both.split(" ").map((name) => card(name, from));
  return from.followerTakes(led!, played!);
}

// `handPoints` gives the points of a bid of 4 with 4, 6 and 3 tricks.
// → 40, 42, -40
await call(student, ["handPoints"], ({ handPoints }) =>
  [4, 6, 3].map((tricks) => handPoints(4, tricks)).join(", "),
);

// `handPoints` gives the points of nil without a trick and with 2.
// → 100, -100
await call(student, ["handPoints"], ({ handPoints }) =>
  [0, 2].map((tricks) => handPoints(0, tricks)).join(", "),
);

// `crossesThreshold` is true for 500 and -201, and false for 499 and -200.
// → true, true, false, false
await call(student, ["crossesThreshold"], ({ crossesThreshold }) =>
  [500, -201, 499, -200].map((total) => crossesThreshold(total)).join(", "),
);

// `computerBid` counts the aces, the kings and the spades of a hand, each card once: AS KH 2S 9S AD.
// → 5
await call(student, [...NAMED, "computerBid"], (from) =>
  from.computerBid(hand("AS KH 2S 9S AD 4C 4D 4H 5C 5D 6D 7C 8H", from)),
);

// `computerBid` counts the ace of spades once, and each king: with AS and no other of them, and then with KC and KH.
// → 1, 2
await call(student, [...NAMED, "computerBid"], (from) =>
  ["AS QH 3H 2C 3C 4C 4D 4H 5C 5D 6D 7C 8H", "KC KH QH 3H 2C 3C 4C 4D 4H 5C 5D 6D 7C"]
    .map((names) => from.computerBid(hand(names, from)))
    .join(", "),
);

// `computerBid` bids 1 for a hand without an ace, a king and a spade.
// → 1
await call(student, [...NAMED, "computerBid"], (from) =>
  from.computerBid(hand("QH 3H 2C 3C 4C 4D 4H 5C 5D 6D 7C 8H 9D", from)),
);

// `computerCard` leads the highest card that is not a spade, the first of two, or one of only spades: of 9H QC TC AS, of QC 5S QD, and of 5S KS 2S.
// → QC, QC, KS
await call(student, [...NAMED, "computerCard"], (from) =>
  ["9H QC TC AS", "QC 5S QD", "5S KS 2S"]
    .map((names) => from.cardName(from.computerCard(hand(names, from))))
    .join(", "),
);

// `computerCard` leads its only card, or plays the only one that follows suit: of 4C, and of 9H 2S on 8H and on TH.
// → 4C, 9H, 9H
await call(student, [...NAMED, "computerCard"], (from) =>
  [
    from.computerCard(hand("4C", from)),
    ...["8H", "TH"].map((led) => from.computerCard(hand("9H 2S", from), card(led, from))),
  ]
    .map(from.cardName)
    .join(", "),
);

// `computerCard` takes the trick as cheaply as it can, or plays its lowest card: with TH 9H 4H QC TC 5S 2S on 6H, JH and KD.
// → 9H, 4H, 2S
await call(student, [...NAMED, "computerCard"], (from) =>
  ["6H", "JH", "KD"]
    .map((led) => from.computerCard(hand("TH 9H 4H QC TC 5S 2S", from), card(led, from)))
    .map(from.cardName)
    .join(", "),
);

// `playHand` plays a hand of play that the computer deals, from seed 7. You had 100 points, and the computer had 200.
// → You drew 8C. Do you keep it (Y or N)?
// → The computer bids 4.
// → Tricks 1 to 13, led by C C C C Y Y C Y C Y C C C
// → You 4 of 4, 40 points, total 140. The computer 9 of 4, 45 points, total 245.
await call(
  student,
  ["newPlayers", "playHand"],
  async (from) => {
    srand(7);
    const players = from.newPlayers();
    const { human, computer } = players;
    human.total = 100;
    computer.total = 200;
    const lines = await printedBy(() => from.playHand(players, false));
    const bids = lines.filter((line) => line.includes("bid")).slice(0, 1);
    const led = [
      ...lines.join(" ").matchAll(/Trick (?<number>\d+)\. (?:The )?(?<leader>\w+) leads?/gi),
    ];
    const numbers = led.map(({ groups }) => groups!.number);
    const leaders = led.map(({ groups }) => groups!.leader![0]!.toUpperCase());
    const [yours, its] = [human, computer].map(
      ({ tricks, bid, points, total }) => `${tricks} of ${bid}, ${points} points, total ${total}.`,
    );
    return [
      ...lines.slice(0, 1),
      ...bids,
      `Tricks ${numbers[0]} to ${numbers.at(-1)}, led by ${leaders.join(" ")}`,
      `You ${yours} The computer ${its}`,
    ].join("\n");
  },
  27,
  "playGame",
);
