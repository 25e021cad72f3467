/**
 * The table: who sits where.
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
   * @param players - clockwise, in any number
   * @author your name
   */
  constructor(players: readonly Player[]) {
    // TODO 1: keep a copy.
    throw new Error("TODO 1: constructor");
  }

  /**
   * The players in the order in which they play.
   *
   * @param first - who plays first
   * @returns all players clockwise, beginning with the first, in a new array
   * @throws RangeError when the first does not sit at the table
   * @author your name
   *
   * @example
   * table.playersFrom(west); // west, north, east, south
   */
  playersFrom(first: Player): Player[] {
    // TODO 1: those from the first on, then those before.
    throw new Error("TODO 1: playersFrom");
  }
}
