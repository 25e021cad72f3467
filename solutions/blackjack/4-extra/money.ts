/**
 * The money: how it changes hands, and what a game earns.
 *
 * Dollars only move from one purse to another, so the dealer loses what the players win.
 *
 * @module
 */
import { isBust, scoreOf } from "../3-play/score.ts";
import type { Player } from "./players.ts";

/** The dollars that each player pays before any card is dealt. */
export const ANTE = 5;
/** The dollars that it costs to play on instead of folding. */
export const BET = 5;

/** How a game ended for one player, in the words of the table of results. */
export type Result = "wins" | "pushes" | "loses" | "busts" | "folds";

/**
 * Moves dollars from one purse to another: both the sums of this game and the totals change.
 *
 * @param dollars - 0 or more
 *
 * @example
 * pay(player, dealer, ANTE); // the player has 5 dollars less, the dealer 5 more
 */
export function pay(from: Player, to: Player, dollars: number): void {
  from.change -= dollars;
  from.total -= dollars;
  to.change += dollars;
  to.total += dollars;
}

/**
 * How the game has ended for a player, once the dealer has stood or busted.
 *
 * A player who folded or busted has lost, whatever the dealer's cards are.
 */
export function resultOf(player: Player, dealer: Player): Result {
  if (player.folded) return "folds";
  if (isBust(player.hand)) return "busts";
  if (isBust(dealer.hand)) return "wins";
  const difference = scoreOf(player.hand) - scoreOf(dealer.hand);
  if (difference === 0) return "pushes";
  return difference > 0 ? "wins" : "loses";
}

/**
 * The dollars that the dealer hands back to a player at the end of a game.
 *
 * @returns after a win, twice what the player paid; after a push, what the player paid; otherwise,
 *   0
 *
 * @example
 * payout("wins"); // 20
 */
export function payout(result: Result): number {
  const paid = ANTE + BET;
  switch (result) {
    case "wins":
      return 2 * paid;
    case "pushes":
      return paid;
    case "loses":
    case "busts":
    case "folds":
      return 0;
  }
}
