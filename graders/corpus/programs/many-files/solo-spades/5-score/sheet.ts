import { print } from "#toolkit/console.ts";
import { doing } from "../1-deal/player.ts";
import { playersFrom, type Seat } from "../1-deal/ring.ts";
import { row } from "./parts/row.js";
import { type GameState, State } from "./parts/state.ts";
import { leaders } from "./score.ts";

export function showSheet(number: number, you: Seat): void {
  print(`\nScore after hand ${number}`);
  print(row("", ["Bid", "Tricks", "Points", "Total"]));
  for (const player of playersFrom(you)) {
    const { bid, tricks, points, total } = player;
    print(row(player.name, [bid, tricks, points, total]));
  }
}

const news = {
  [State.GoesOn]: () => [],
  [State.Won]: (you: Seat) => {
    const [winner] = leaders(you);
    return winner ? ["", `${doing(winner, "win")} with ${winner.total} points.`] : [];
  },
  [State.Tied]: (you: Seat) => {
    const tied = leaders(you);
    const names = tied.map(({ name }) => name).join(", ").replace(/, (\w+)$/, " and $1");
    return ["", `${names} are tied at ${tied[0]!.total}. Play goes on until one is ahead.`];
  },
};

export function announce(state: GameState, you: Seat): void {
  for (const line of news[state](you)) print(line);
}
