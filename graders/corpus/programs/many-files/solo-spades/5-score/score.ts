import type { Player } from "../1-deal/player.ts";
import round from "../1-deal/ring/round.js";
import { playersFrom, type Seat } from "../1-deal/ring.ts";
import { handPoints } from "./parts/points.mts";
import { goal } from "./parts/rules.json" with { type: "json" };
import { type GameState, State } from "./parts/state.ts";

export { type GameState, handPoints };

export function scoreHand(first: Seat): void {
  for (const { player } of round(first)) {
    player.points = handPoints(player.bid, player.tricks);
    player.total = player.total + player.points;
  }
}

export function leaders(first: Seat): Player[] {
  const groups = new Map<number, Player[]>();
  for (const player of playersFrom(first))
    groups.set(player.total, [...(groups.get(player.total) ?? []), player]);
  return groups.get(Math.max(...groups.keys()))!;
}

export function stateAfterHand(first: Seat, before: GameState): GameState {
  const { length, 0: leader } = leaders(first);
  const ends = before === State.Tied || (leader !== undefined && leader.total >= goal);
  return ends ? (length > 1 ? State.Tied : State.Won) : State.GoesOn;
}
