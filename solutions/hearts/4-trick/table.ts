/**
 * The table, with the players around it.
 *
 * @module
 */
import type { Player } from "../3-legal-plays/player.ts";

/** The players around the table. */
export class Table {
  readonly #players: readonly Player[];

  /**
   * Seats the players.
   *
   * @param players - any number of players, clockwise
   * @author Deckwork
   */
  constructor(players: readonly Player[]) {
    this.#players = [...players];
  }

  /**
   * The players in the order in which they play.
   *
   * @param first - the player who plays first
   * @returns all players clockwise, beginning with the first, in a new array
   * @throws RangeError when the first does not sit at the table
   * @author Deckwork
   *
   * @example
   * table.playersFrom(west); // west, north, east, south
   */
  playersFrom(first: Player): Player[] {
    const place = this.#players.indexOf(first);
    if (place === -1) throw new RangeError(`playersFrom: ${first.name} does not sit at the table`);
    return [...this.#players.slice(place), ...this.#players.slice(0, place)];
  }
}
