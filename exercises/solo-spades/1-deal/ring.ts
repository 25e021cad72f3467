/**
 * The table as a ring: every seat knows the next one clockwise, and after the last comes the first.
 *
 * @module
 */
import type { Player } from "./player.ts";

/** A place at the table: who sits there, and where the next place is. */
export interface Seat {
  // TODO 1: player, a Player, and next, the Seat after it; in the place of the line below.
  [field: string]: any;
}

/**
 * Makes the smallest ring: one seat, which is its own neighbour.
 *
 * @example
 * const seat = ringOfOne(player); // seat.next === seat
 */
export function ringOfOne(player: Player): Seat {
  // TODO 1: make a seat with its player, and make it its own neighbour.
  throw new Error("TODO 1: ringOfOne");
}

/**
 * Puts a new seat into the ring, directly after another. Two steps, however many sit there.
 *
 * @param seat - its neighbour is the new seat afterwards
 * @returns the new seat; its neighbour is the one that was next before
 */
export function addAfter(seat: Seat, player: Player): Seat {
  // TODO 1: a new seat between this one and its neighbour. Mind which link you change first.
  throw new Error("TODO 1: addAfter");
}

/**
 * Seats players in a ring.
 *
 * @param players - at least one, in clockwise order
 * @returns the seat of the first player; the seat after the last player's is this one again
 * @throws RangeError when there are no players
 */
export function seatPlayers(players: Player[]): Seat {
  // TODO 2: a ring of the first player; then add the others, each after the seat added last.
  throw new Error("TODO 2: seatPlayers");
}

/**
 * Walks round the ring.
 *
 * @param steps - how many seats to go on clockwise; 0 stays where it is
 * @returns the seat where the walk ends
 *
 * @example
 * seatAfter(you, 1).player.name; // "Beth"
 * seatAfter(you, 4) === you; // true
 */
export function seatAfter(seat: Seat, steps: number): Seat {
  // TODO 2: go on to the next seat, as many times as there are steps.
  throw new Error("TODO 2: seatAfter");
}

/**
 * The players once round the ring.
 *
 * @param first - where to begin
 * @returns every player exactly once, clockwise
 *
 * @example
 * playersFrom(dealer.next); // from the dealer's left to the dealer
 */
export function playersFrom(first: Seat): Player[] {
  // TODO 2: collect the players, seat after seat, until the first seat comes again.
  throw new Error("TODO 2: playersFrom");
}
