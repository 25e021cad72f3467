import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "./hand-score.ts";
import { Tallies } from "./tally.ts";

export class ScoreSheet {
  static readonly LIMIT = 100;
  readonly #totals: Tallies<Player>;
  #most = 0;

  constructor(players: readonly Player[]) {
    this.#totals = new Tallies(players);
  }

  enter(hand: HandScore): void {
    for (const player of this.#totals) {
      this.#totals.add(player, hand.points(player));
      this.#most = Math.max(this.#most, this.total(player));
    }
  }

  total(player: Player): number {
    return this.#totals.of(player);
  }

  get isOver(): boolean {
    return this.#most >= ScoreSheet.LIMIT;
  }

  winners(): Player[] {
    let best: Player[] = [];
    let fewest = Number.POSITIVE_INFINITY;
    for (const player of this.#totals) {
      const total = this.total(player);
      if (total > fewest) continue;
      if (total < fewest) best = [];
      fewest = total;
      best.push(player);
    }
    return best;
  }
}
