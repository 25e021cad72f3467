/**
 * The score sheet, and how the game ends.
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
 * @param number - which hand of play it was, counted from 1
 */
export function showScoreSheet(number: number, { human, computer }: Players): void {
  print();
  print(`Score sheet after hand ${number}`);
  print(row("", "Bid", "Tricks", "Points", "Total"));
  print(playerRow(human));
  print(playerRow(computer));
}

/** Says that the game goes on, because the two are level past a threshold. */
export function showTie(total: number): void {
  print();
  print(`You are tied at ${total}. The first hand that leaves you unequal ends the game.`);
}

/** Says who wins the game: the higher total, whichever threshold was crossed. */
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

/** One line of the sheet: the name to the left, then the columns, each to the right of its own. */
function row(name: string, ...columns: (string | number)[]): string {
  const cells = columns.map((column) => String(column).padStart(COLUMN_WIDTH));
  return name.padEnd(NAME_WIDTH) + cells.join("");
}
