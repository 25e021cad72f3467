import { Console } from "../3-shuffle/console.ts";
import type { Player } from "./players.ts";

export class ScoreSheet {
  static readonly #columns = ["bid", "tricks", "points", "total"] as const;
  static readonly #width = 8;

  constructor(private readonly players: readonly Player[]) {}

  #print(name: string, cells: readonly string[]): void {
    const padded = cells.map((cell) => cell.padStart(ScoreSheet.#width));
    Console.print([name.padEnd(12), ...padded].join(""));
  }

  show(number: number): void {
    Console.print(`\nScore sheet after hand ${number}`);
    const titles = ScoreSheet.#columns.map((title) => title[0]!.toUpperCase() + title.slice(1));
    this.#print("", titles);
    for (const player of this.players)
      this.#print(
        player.name,
        ScoreSheet.#columns.map((column) => String(player[column])),
      );
  }
}
