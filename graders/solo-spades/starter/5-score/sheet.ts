/**
 * The score sheet, and the end of the game.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { doing } from "../1-deal/player.ts";
import { playersFrom, type Seat } from "../1-deal/ring.ts";
import { type GameState, leaders } from "./score.ts";

const NAME_WIDTH = 8;
const COLUMN_WIDTH = 8;

/**
 * Prints the bids, tricks, points and totals after a hand of play.
 *
 * @param number - the number of the hand of play, counted from 1
 * @param you - the human's seat; the human's line comes first
 */
export function showSheet(number: number, you: Seat): void {
  print();
  print(`Score after hand ${number}`);
  print(row("", "Bid", "Tricks", "Points", "Total"));
  for (const { name, bid, tricks, points, total } of playersFrom(you)) {
    print(row(name, bid, tricks, points, total));
  }
}

/**
 * Prints the winner or the tied players; prints nothing if the game goes on.
 *
 * @param you - the human's seat, where the walk round the table begins
 */
export function announce(state: GameState, you: Seat): void {
  if (state === "goes on") return;
  const ahead = leaders(you);
  // There is always a leader, so the exclamation mark is safe.
  const { total } = ahead[0]!;
  print();
  if (state === "won") {
    print(`${doing(ahead[0]!, "win")} with ${total} points.`);
  } else {
    const names = ahead.map(({ name }) => name);
    const all = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
    print(`${all} are tied at ${total}. Play goes on until one is ahead.`);
  }
}

/** One line of the sheet: the name on the left, then the columns, aligned on the right. */
function row(name: string, ...columns: (string | number)[]): string {
  const cells = columns.map((column) => String(column).padStart(COLUMN_WIDTH));
  return name.padEnd(NAME_WIDTH) + cells.join("");
}
