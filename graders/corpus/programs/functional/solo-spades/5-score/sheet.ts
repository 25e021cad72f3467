import { doing } from "../1-deal/player";
import { playersFrom, type Seat } from "../1-deal/ring";
import { type GameState, leaders } from "./score";

const row = (name: string, ...cells: readonly (string | number)[]): string =>
  cells.reduce<string>((line, cell) => line + `${cell}`.padStart(8), name.padEnd(8));

const showSheet = (number: number, you: Seat): void =>
  [
    `\nScore after hand ${number}`,
    row("", "Bid", "Tricks", "Points", "Total"),
    ...playersFrom(you).map(({ name, bid, tricks, points, total }) =>
      row(name, bid, tricks, points, total),
    ),
  ].forEach((line) => console.log(line));

const list = new Intl.ListFormat("en-GB");

const announcement = (state: Exclude<GameState, "goes on">, you: Seat): string => {
  const best = leaders(you);
  const total = best[0]!.total;
  return state === "won"
    ? `${doing(best[0]!, "win")} with ${total} points.`
    : `${list.format(best.map(({ name }) => name))} are tied at ${total}. Play goes on until one is ahead.`;
};

const announce = (state: GameState, you: Seat): void => {
  if (state !== "goes on") console.log(`\n${announcement(state, you)}`);
};

export { announce, showSheet };
