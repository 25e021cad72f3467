import { isBust, scoreOf } from "../score.ts";
import { dealerStandsFrom } from "./limits.json" with { type: "json" };

export const Outcomes = {
  Player: "player",
  Dealer: "dealer",
  Push: "push",
} as const;

/** The winner of a game, or a push. */
export type Outcome = (typeof Outcomes)[keyof typeof Outcomes];

export function dealerStands(player: number[], dealer: number[]): boolean {
  return [isBust(player), scoreOf(dealer) >= dealerStandsFrom].includes(true);
}

export function outcomeOf(player: number[], dealer: number[]): Outcome {
  const [mine, dealers] = [scoreOf(player), scoreOf(dealer)];
  if (isBust(player) || (!isBust(dealer) && mine < dealers)) return Outcomes.Dealer;
  if (isBust(dealer) || mine > dealers) return Outcomes.Player;
  return Outcomes.Push;
}
