/**
 * The table, with the players around it.
 *
 * @module
 */
import type { Player } from "../3-legal-plays/player.ts";

/** The players around the table. */
export class Table {
  // TODO 1: a private field for the players.

  /**
   * Seats the players.
   *
   * @param players - any number of players, clockwise
   * @author your name
   */
  constructor(players: readonly Player[]) {
    // TODO 1: store a copy.
    throw new Error("TODO 1: constructor");
  }

  /**
   * The players in the order in which they play.
   *
   * @param first - the player who plays first
   * @returns all players clockwise, beginning with the first, in a new array
   * @throws RangeError when the first does not sit at the table
   * @author your name
   *
   * @example
   * table.playersFrom(west); // west, north, east, south
   */
  playersFrom(first: Player): Player[] {
    // TODO 1: return the players from the first one on, and then the players before.
    throw new Error("TODO 1: playersFrom");
  }
}
