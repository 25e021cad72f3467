import { isBust } from "../../3-play/score.ts";
import { outcomeOf } from "../../3-play/rules/outcome.ts";
import type { Seat } from "../people/seat.ts";
import prices from "./prices.json" with { type: "json" };

const paid = prices.ante + prices.bet;

/** What each result is worth at the end. */
export const PAYOUT = { wins: 2 * paid, pushes: paid, loses: 0, busts: 0, folds: 0 } as const;
export type Result = keyof typeof PAYOUT;

const words = { player: "wins", dealer: "loses", push: "pushes" } as const;

export function resultOf(seat: Seat, dealer: Seat): Result {
  if (seat.folded()) return "folds";
  return isBust(seat.hand) ? "busts" : words[outcomeOf(seat.hand, dealer.hand)];
}

export const payout = (result: Result): number => PAYOUT[result];
