import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "./hand-score.ts";

/** A sheet with two arrays: each player has the same index as the total. */
export class ScoreSheet {
  private readonly players: Player[];
  private totals: number[];

  constructor(players: readonly Player[]) {
    this.players = [...players];
    this.totals = new Array<number>(players.length).fill(0);
  }

  enter(hand: HandScore): void {
    this.totals = this.totals.map((total, at) => total + hand.points(this.players[at]!));
  }

  total(player: Player): number {
    return this.totals[this.players.indexOf(player)] ?? 0;
  }

  get isOver(): boolean {
    return !this.totals.every((total) => total < 100);
  }

  winners(): Player[] {
    const fewest = [...this.totals].sort((total, other) => total - other)[0];
    return this.players.filter((_, at) => this.totals[at] === fewest);
  }
}
