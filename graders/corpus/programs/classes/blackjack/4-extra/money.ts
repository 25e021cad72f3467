import { Score } from "../3-play/score.ts";
import { type Player, Purse } from "./players.ts";

export enum Stake {
  Ante = 5,
  Both = 10,
}

export enum Result {
  Wins = "wins",
  Pushes = "pushes",
  Loses = "loses",
  Busts = "busts",
  Folds = "folds",
}

export class Cashier {
  constructor(private readonly dealer: Player) {}

  collect(player: Player): void {
    pay(player, this.dealer, Stake.Ante);
  }

  settle(player: Player): void {
    pay(this.dealer, player, payout(resultOf(player, this.dealer)));
  }
}

export function pay(from: Player, to: Player, dollars: number): void {
  Purse.transfer(from.purse, to.purse, dollars);
}

export function resultOf(player: Player, dealer: Player): Result {
  if (player.folded) return Result.Folds;
  const score = new Score(player.hand);
  const toBeat = new Score(dealer.hand);
  if (score.isBust) return Result.Busts;
  if (toBeat.isBust || score > toBeat) return Result.Wins;
  return score < toBeat ? Result.Loses : Result.Pushes;
}

export function payout(result: Result): number {
  if (result === Result.Wins) return 2 * Stake.Both;
  return result === Result.Pushes ? Stake.Both : 0;
}
