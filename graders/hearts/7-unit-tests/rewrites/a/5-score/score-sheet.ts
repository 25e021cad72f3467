import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "./hand-score.ts";

/** A sheet with a line for every hand of play; it adds them up when it is asked. */
export class ScoreSheet {
  readonly #players: readonly Player[];
  readonly #lines: Map<Player, number>[] = [];

  constructor(players: readonly Player[]) {
    this.#players = players.slice();
  }

  enter(hand: HandScore): void {
    this.#lines.push(new Map(this.#players.map((player) => [player, hand.points(player)])));
  }

  total(player: Player): number {
    return this.#lines.reduce((sum, line) => sum + (line.get(player) ?? 0), 0);
  }

  get isOver(): boolean {
    return Math.max(...this.#players.map((player) => this.total(player))) >= 100;
  }

  winners(): Player[] {
    return this.#players.filter((player) =>
      this.#players.every((other) => this.total(player) <= this.total(other)),
    );
  }
}
