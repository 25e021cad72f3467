/** What transcripts show only when the last task is done: the points, the leaders, and each state of the game. */

import * as players from "#student/solo-spades/1-deal/player.ts";
import * as ring from "#student/solo-spades/1-deal/ring.ts";
import * as score from "#student/solo-spades/5-score/score.ts";
import { call } from "../../calls.ts";

const student = { ...players, ...ring, ...score };

/** What seats four players. */
const SEATS = ["fourPlayers", "seatPlayers", "playersFrom"] as const;

type Seats = Pick<typeof student, (typeof SEATS)[number]>;

/** The human's seat, when each player, from the human on, has a total. */
function seatWith(totals: number[], { fourPlayers, seatPlayers, playersFrom }: Seats): ring.Seat {
  const you = seatPlayers(fourPlayers());
  for (const [at, player] of playersFrom(you).entries()) player.total = totals[at]!;
  return you;
}

// `handPoints` gives the points of a bid of 5 with 5, 6 and 13 tricks.
// → 50, 51, 58
await call(student, ["handPoints"], ({ handPoints }) =>
  [5, 6, 13].map((tricks) => handPoints(5, tricks)).join(", "),
);

// `handPoints` gives the points of a bid of 6 that is not made, with 5, 4 and 0 tricks.
// → -60, -60, -60
await call(student, ["handPoints"], ({ handPoints }) =>
  [5, 4, 0].map((tricks) => handPoints(6, tricks)).join(", "),
);

// `handPoints` gives the points of a bid of nil with 0, 1 and 3 tricks.
// → 100, -100, -100
await call(student, ["handPoints"], ({ handPoints }) =>
  [0, 1, 3].map((tricks) => handPoints(0, tricks)).join(", "),
);

// `scoreHand` stores everyone's points, and adds them to the totals 7, 0, 20 and 300.
// → points 51 40 -60 100, totals 58 40 -40 400
await call(student, [...SEATS, "scoreHand"], (from) => scored(1, from));

// `scoreHand` sets the points anew, and adds them to the totals again: the same tricks twice.
// → points 51 40 -60 100, totals 109 80 -100 500
await call(student, [...SEATS, "scoreHand"], (from) => scored(2, from));

/** Scores the same hand of play so many times. */
function scored(times: number, from: Seats & Pick<typeof student, "scoreHand">): string {
  const you = seatWith([7, 0, 20, 300], from);
  const all = from.playersFrom(you);
  for (const [at, player] of all.entries()) {
    player.bid = [5, 4, 6, 0][at]!;
    player.tricks = [6, 4, 3, 0][at]!;
  }
  for (let time = 0; time < times; time++) from.scoreHand(you);
  const [points, totals] = [all.map((one) => one.points), all.map((one) => one.total)];
  return `points ${points.join(" ")}, totals ${totals.join(" ")}`;
}

const LEADING = [...SEATS, "leaders"] as const;

/** @param seats - how many seats after the human's the walk begins */
function leading(
  totals: number[],
  seats: number,
  from: Pick<typeof student, (typeof LEADING)[number]>,
): string {
  let first = seatWith(totals, from);
  for (let step = 0; step < seats; step++) first = first.next;
  return from
    .leaders(first)
    .map(({ name }) => name)
    .join(" ");
}

// `leaders` gives the only player with the highest total: of the totals 100 300 200 299, and of 100 200 299 300.
// → Beth, David
await call(student, LEADING, (from) =>
  [
    [100, 300, 200, 299],
    [100, 200, 299, 300],
  ]
    .map((totals) => leading(totals, 0, from))
    .join(", "),
);

// `leaders` gives all players with the highest total, in the order of the walk from Charlie: totals 300 100 300 300.
// → Charlie David You
await call(student, LEADING, (from) => leading([300, 100, 300, 300], 2, from));

// `leaders` also works if all totals are negative: -50 -20 -30 -40.
// → Beth
await call(student, LEADING, (from) => leading([-50, -20, -30, -40], 0, from));

const STATE = [...SEATS, "stateAfterHand"] as const;

function stateOf(
  totals: number[],
  before: score.GameState,
  from: Pick<typeof student, (typeof STATE)[number]>,
): string {
  return from.stateAfterHand(seatWith(totals, from), before);
}

// `stateAfterHand` gives "goes on" if nobody has 500, with one leader or several: totals 499 100 100 100, and 499 499 100 100.
// → goes on, goes on
await call(student, STATE, (from) =>
  [499, 100].map((beth) => stateOf([499, beth, 100, 100], "goes on", from)).join(", "),
);

// `stateAfterHand` gives "won" if one leader has 500 or more: totals 100 500 100 100, and 510 500 100 100.
// → won, won
await call(student, STATE, (from) =>
  [100, 510].map((you) => stateOf([you, 500, 100, 100], "goes on", from)).join(", "),
);

// `stateAfterHand` gives "tied" if several leaders have 500 or more: totals 100 500 100 500.
// → tied
await call(student, STATE, (from) => stateOf([100, 500, 100, 500], "goes on", from));

// `stateAfterHand` gives "won" after a tie if there is one leader, even with fewer than 500: totals 410 490 441 195.
// → won
await call(student, STATE, (from) => stateOf([410, 490, 441, 195], "tied", from));

// `stateAfterHand` gives "tied" again after a tie if there are several leaders, even below 500: totals 490 490 100 100.
// → tied
await call(student, STATE, (from) => stateOf([490, 490, 100, 100], "tied", from));
