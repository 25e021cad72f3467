/**
 * The players at the table, with their cards and their money.
 *
 * @module
 */

/** A player, or the dealer: both hold a hand, and both win or lose money. */
export interface Player {
  /** Shown above the hand and at the start of each question. */
  name: string;
  /** The cards of this game, in the order in which they were dealt. */
  hand: number[];
  /** Whether the player has folded in this game; the dealer never does. */
  folded: boolean;
  /** The dollars won in this game so far; negative when they are lost. */
  change: number;
  /** The dollars won in all games so far, including this one; negative when they are lost. */
  total: number;
}

/**
 * Makes a player who has just sat down.
 *
 * @returns a player with no cards and with both sums of money at 0
 */
export function newPlayer(name: string): Player {
  return { name, hand: [], folded: false, change: 0, total: 0 };
}

/**
 * Seats the players, from left to right.
 *
 * @param count - 1 to 5
 * @returns Player 1, Player 2 and so on
 */
export function newPlayers(count: number): Player[] {
  const players: Player[] = [];
  for (let number = 1; number <= count; number++) {
    players.push(newPlayer(`Player ${number}`));
  }
  return players;
}

/**
 * Makes players or the dealer ready for the next game: no cards, not folded, and nothing won or
 * lost yet. The totals stay.
 */
export function clearSeats(seats: Player[]): void {
  for (const seat of seats) {
    seat.hand = [];
    seat.folded = false;
    seat.change = 0;
  }
}
