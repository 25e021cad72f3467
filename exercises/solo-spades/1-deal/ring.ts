/**
 * The table as a ring: every seat knows the next one clockwise, and the last seat is followed by
 * the first.
 *
 * @module
 */
import type { Player } from "./player.ts";

/** A place at the table: its player, and the next place. */
export interface Seat {
  // TODO 1: write player, a Player, and next, the Seat after it, instead of the line below.
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
 * Puts a new seat into the ring, directly after a given one. Takes two steps, whatever the ring's
 * size.
 *
 * @param seat - its next seat is the new one afterwards
 * @returns the new seat; its next seat is the one that came after `seat` before
 */
export function addAfter(seat: Seat, player: Player): Seat {
  // TODO 1: put a new seat between this one and its neighbour. Think about which link to change
  //         first.
  throw new Error("TODO 1: addAfter");
}

/**
 * Seats players in a ring.
 *
 * @param players - at least one, in clockwise order
 * @returns the seat of the first player; the last player's seat leads back to it
 * @throws RangeError when there are no players
 */
export function seatPlayers(players: Player[]): Seat {
  // TODO 2: make a ring of the first player; then add each of the others after the last seat that
  //         was added.
  throw new Error("TODO 2: seatPlayers");
}

/**
 * Walks round the ring.
 *
 * @param steps - how many seats to go on, clockwise; 0 stays at the same seat
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
 * All players, once round the ring.
 *
 * @param first - the seat to begin at
 * @returns every player exactly once, clockwise
 *
 * @example
 * playersFrom(dealer.next); // from the dealer's left to the dealer
 */
export function playersFrom(first: Seat): Player[] {
  // TODO 2: collect the players, seat after seat, until the first seat comes again.
  throw new Error("TODO 2: playersFrom");
}
