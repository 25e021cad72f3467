import { limit } from "./rules/limits.json" with { type: "json" };
import { isAce, pointsOf } from "./rules/points.mts";

export const LIMIT = limit;

export function scoreOf(hand: number[]): number {
  const low = hand.map(pointsOf).reduce((sum, points) => sum + points, 0);
  return hand.some(isAce) && low <= LIMIT - 10 ? low + 10 : low;
}

export function isBust(hand: number[]): boolean {
  return hand.length > 0 && scoreOf(hand) > LIMIT;
}
