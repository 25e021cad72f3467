import type { Player } from "../1-deal/player";
import { playersFrom, type Seat } from "../1-deal/ring";

type GameState = "goes on" | "tied" | "won";

const handPoints = (bid: number, tricks: number): number =>
  bid === 0 ? (tricks === 0 ? 100 : -100) : tricks < bid ? -10 * bid : 9 * bid + tricks;

const scoreHand = (first: Seat): void =>
  playersFrom(first).forEach((player) => {
    player.points = handPoints(player.bid, player.tricks);
    player.total += player.points;
  });

/** A fold: a higher total replaces the leaders so far, an equal one joins them. */
const ahead = (best: readonly Player[], player: Player): readonly Player[] => {
  const lead = player.total - (best[0]?.total ?? -Infinity);
  return lead > 0 ? [player] : lead === 0 ? [...best, player] : best;
};

const leaders = (first: Seat): Player[] => [...playersFrom(first).reduce(ahead, [])];

const stateAfterHand = (first: Seat, before: GameState): GameState => {
  const [leader, ...tied] = leaders(first);
  if (before === "goes on" && leader!.total < 500) return "goes on";
  return tied.length > 0 ? "tied" : "won";
};

export { type GameState, handPoints, leaders, scoreHand, stateAfterHand };
