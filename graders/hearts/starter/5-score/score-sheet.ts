/**
 * The score sheet: the totals of a game, whether it is over, and who wins it.
 *
 * @module
 */
import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "./hand-score.ts";

/** Adds up the points of all hands of play. */
export class ScoreSheet {
  // TODO 4: a private field for the total of each player.

  /**
   * Begins a game: every total is 0.
   *
   * @param players - in the order in which winners are listed
   * @author your name
   */
  constructor(players: readonly Player[]) {
    // TODO 4: store 0 for each player.
    throw new Error("TODO 4: constructor");
  }

  /**
   * Adds the points of a hand of play to the totals.
   *
   * @param hand - a hand of play that is over
   * @author your name
   */
  enter(hand: HandScore): void {
    // TODO 4: ask the hand of play for the points of each player.
    throw new Error("TODO 4: enter");
  }

  /**
   * The points of a player in all hands of play so far.
   *
   * @author your name
   */
  total(player: Player): number {
    throw new Error("TODO 4: total");
  }

  /**
   * Whether the game is over: at least one player has 100 points or more.
   *
   * @author your name
   */
  get isOver(): boolean {
    // TODO 5: check whether any player has 100 points or more.
    throw new Error("TODO 5: isOver");
  }

  /**
   * The players with the fewest points.
   *
   * @returns one player, or several who are tied, in the order of the sheet; in a new array
   * @author your name
   */
  winners(): Player[] {
    // TODO 5: first find the fewest points, and then all players who have them.
    throw new Error("TODO 5: winners");
  }
}
