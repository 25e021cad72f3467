/**
 * The score sheet, and the end of the game.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import type { Player, Players } from "./players.ts";

const NAME_WIDTH = 12;
const COLUMN_WIDTH = 8;

/**
 * Prints the bids, tricks, points and totals after a hand of play.
 *
 * @param number - the number of the hand of play, counted from 1
 */
export function showScoreSheet(number: number, { human, computer }: Players): void {
  print();
  print(`Score sheet after hand ${number}`);
  print(row("", "Bid", "Tricks", "Points", "Total"));
  print(playerRow(human));
  print(playerRow(computer));
}

/** Prints that the game goes on, because the two are tied past a threshold. */
export function showTie(total: number): void {
  print();
  print(`You are tied at ${total}. The first hand that leaves you unequal ends the game.`);
}

/** Prints the winner: the player with the higher total, whichever threshold was crossed. */
export function showWinner({ human, computer }: Players): void {
  const humanWins = human.total > computer.total;
  const higher = Math.max(human.total, computer.total);
  const lower = Math.min(human.total, computer.total);
  print();
  print(`${humanWins ? "You win" : "The computer wins"} the game by ${higher} to ${lower}.`);
}

function playerRow({ name, bid, tricks, points, total }: Player): string {
  return row(name, bid, tricks, points, total);
}

/** One line of the sheet: the name on the left, then the columns, aligned on the right. */
function row(name: string, ...columns: (string | number)[]): string {
  const cells = columns.map((column) => String(column).padStart(COLUMN_WIDTH));
  return name.padEnd(NAME_WIDTH) + cells.join("");
}
