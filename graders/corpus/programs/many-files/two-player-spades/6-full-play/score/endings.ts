import { print } from "#toolkit/console.ts";
import type { Players } from "../players.ts";

export const showTie = (total: number): void =>
  print(`\nYou are tied at ${total}. The first hand that leaves you unequal ends the game.`);

export const showWinner = ({ human, computer }: Players): void => {
  const totals = [human.total(), computer.total()];
  const winner = totals[0]! > totals[1]! ? "You win" : "The computer wins";
  print(`\n${winner} the game by ${totals.sort((a, b) => b - a).join(" to ")}.`);
};
