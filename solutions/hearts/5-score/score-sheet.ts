/**
 * The score sheet: the totals of a game, whether it is over, and who wins it.
 *
 * @module
 */
import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "./hand-score.ts";

const LAST_TOTAL = 100;

/** Adds up the points of all hands of play. */
export class ScoreSheet {
  readonly #totals: Map<Player, number>;

  /**
   * Begins a game: every total is 0.
   *
   * @param players - in the order in which winners are listed
   * @author Deckwork
   */
  constructor(players: readonly Player[]) {
    this.#totals = new Map(players.map((player) => [player, 0]));
  }

  /**
   * Adds the points of a hand of play to the totals.
   *
   * @param hand - a hand of play that is over
   * @author Deckwork
   */
  enter(hand: HandScore): void {
    for (const [player, total] of this.#totals) {
      this.#totals.set(player, total + hand.points(player));
    }
  }

  /**
   * The points of a player in all hands of play so far.
   *
   * @author Deckwork
   */
  total(player: Player): number {
    return this.#totals.get(player) ?? 0;
  }

  /**
   * Whether the game is over: at least one player has 100 points or more.
   *
   * @author Deckwork
   */
  get isOver(): boolean {
    return [...this.#totals.values()].some((total) => total >= LAST_TOTAL);
  }

  /**
   * The players with the fewest points.
   *
   * @returns one player, or several who are tied, in the order of the sheet; in a new array
   * @author Deckwork
   */
  winners(): Player[] {
    const fewest = Math.min(...this.#totals.values());
    return [...this.#totals.keys()].filter((player) => this.#totals.get(player) === fewest);
  }
}
