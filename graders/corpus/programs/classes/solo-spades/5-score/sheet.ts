import { Console } from "../1-deal/console.ts";
import type { Player } from "../1-deal/player.ts";
import type { Seat } from "../1-deal/ring.ts";
import { type GameState, Scorer, State } from "./score.ts";

type Column = readonly [heading: string, field: "bid" | "tricks" | "points" | "total"];

export class Sheet {
  static readonly #columns: readonly Column[] = [
    ["Bid", "bid"],
    ["Tricks", "tricks"],
    ["Points", "points"],
    ["Total", "total"],
  ];

  constructor(private readonly you: Seat) {}

  print(number: number): void {
    Console.print("", `Score after hand ${number}`);
    Console.print(this.#line("", ([heading]) => heading));
    for (const player of this.you.players)
      Console.print(this.#line(player.name, ([, field]) => `${player[field]}`));
  }

  announce(state: GameState): void {
    const { leaders } = new Scorer(this.you);
    if (state === State.Won) Console.print("", this.#winner(leaders[0]!));
    if (state === State.Tied) Console.print("", this.#tie(leaders));
  }

  #winner(player: Player): string {
    return `${player.doing("win")} with ${player.total} points.`;
  }

  #tie(tied: Player[]): string {
    const names = tied.map(({ name }) => name);
    const last = names.pop();
    const total = tied[0]!.total;
    return `${names.join(", ")} and ${last} are tied at ${total}. Play goes on until one is ahead.`;
  }

  #line(name: string, cell: (column: Column) => string): string {
    return [name.padEnd(8), ...Sheet.#columns.map((column) => cell(column).padStart(8))].join("");
  }
}

export const showSheet = (number: number, you: Seat): void => new Sheet(you).print(number);
export const announce = (state: GameState, you: Seat): void => new Sheet(you).announce(state);
