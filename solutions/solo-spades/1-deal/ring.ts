/**
 * The table as a ring: every seat knows the next one clockwise, and after the last comes the first.
 *
 * @module
 */
import type { Player } from "./player.ts";

/** A place at the table: who sits there, and where the next place is. */
export interface Seat {
  player: Player;
  /** The seat to the left, which is the next clockwise. In a ring of one, the seat itself. */
  next: Seat;
}

/**
 * Makes the smallest ring: one seat, which is its own neighbour.
 *
 * @example
 * const seat = ringOfOne(player); // seat.next === seat
 */
export function ringOfOne(player: Player): Seat {
  // For one statement the seat has no neighbour: it cannot point at itself before it is there.
  const seat = { player } as Seat;
  seat.next = seat;
  return seat;
}

/**
 * Puts a new seat into the ring, directly after another. Two steps, however many sit there.
 *
 * @param seat - its neighbour is the new seat afterwards
 * @returns the new seat; its neighbour is the one that was next before
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
 * @returns the seat of the first player; the seat after the last player's is this one again
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
 * @param steps - how many seats to go on clockwise; 0 stays where it is
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
 * The players once round the ring.
 *
 * @param first - where to begin
 * @returns every player exactly once, clockwise
 *
 * @example
 * playersFrom(dealer.next); // from the dealer's left to the dealer
 */
export function playersFrom(first: Seat): Player[] {
  const players: Player[] = [];
  let seat = first;
  // A ring has no end to run into: the round is over when the first seat comes again.
  do {
    players.push(seat.player);
    seat = seat.next;
  } while (seat !== first);
  return players;
}
