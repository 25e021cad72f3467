/**
 * The table as a ring: every seat knows the next one clockwise, and the last seat is followed by
 * the first.
 *
 * @module
 */
import type { Player } from "./player.ts";

/** A place at the table: its player, and the next place. */
export interface Seat {
  player: Player;
  /**
   * The seat to the left, which is the next one clockwise. In a ring of one, it is the seat itself.
   */
  next: Seat;
}

/**
 * Makes the smallest ring: one seat, which is its own neighbour.
 *
 * @example
 * const seat = ringOfOne(player); // seat.next === seat
 */
export function ringOfOne(player: Player): Seat {
  // At first, the seat has no neighbour: it cannot point at itself before it exists.
  const seat = { player } as Seat;
  seat.next = seat;
  return seat;
}

/**
 * Puts a new seat into the ring, directly after a given one. Takes two steps, whatever the ring's
 * size.
 *
 * @param seat - its next seat is the new one afterwards
 * @returns the new seat; its next seat is the one that came after `seat` before
 */
export function addAfter(seat: Seat, player: Player): Seat {
  const added: Seat = { player, next: seat.next };
  seat.next = added;
  return added;
}

/**
 * Seats players in a ring.
 *
 * @param players - at least one, in clockwise order
 * @returns the seat of the first player; the last player's seat leads back to it
 * @throws RangeError when there are no players
 */
export function seatPlayers(players: Player[]): Seat {
  const [firstPlayer, ...others] = players;
  if (firstPlayer === undefined) throw new RangeError("seatPlayers: there are no players");
  const first = ringOfOne(firstPlayer);
  let last = first;
  for (const player of others) {
    last = addAfter(last, player);
  }
  return first;
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
  let reached = seat;
  for (let i = 0; i < steps; i++) {
    reached = reached.next;
  }
  return reached;
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
  const players: Player[] = [];
  let seat = first;
  // A ring has no end, so the round is over when the first seat comes again.
  do {
    players.push(seat.player);
    seat = seat.next;
  } while (seat !== first);
  return players;
}
