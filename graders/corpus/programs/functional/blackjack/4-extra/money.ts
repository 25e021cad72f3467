import { isBust, scoreOf } from "../3-play/score";
import type { Player } from "./players";

const ANTE = 5;
const BET = 5;

type Result = "wins" | "pushes" | "loses" | "busts" | "folds";

const credit = (who: Player, dollars: number): void => {
  who.change += dollars;
  who.total += dollars;
};

const pay = (from: Player, to: Player, dollars: number): void => {
  credit(from, -dollars);
  credit(to, dollars);
};

const compared = (difference: number): Result =>
  difference < 0 ? "loses" : difference > 0 ? "wins" : "pushes";

const resultOf = (player: Player, dealer: Player): Result =>
  player.folded
    ? "folds"
    : isBust(player.hand)
      ? "busts"
      : isBust(dealer.hand)
        ? "wins"
        : compared(scoreOf(player.hand) - scoreOf(dealer.hand));

const FACTORS: Readonly<Partial<Record<Result, number>>> = { wins: 2, pushes: 1 };
const payout = (result: Result): number => (FACTORS[result] ?? 0) * (ANTE + BET);

export { ANTE, BET, pay, payout, type Result, resultOf };
