/**
 * The two players, with their cards and scores.
 *
 * @module
 */
import type { Hand } from "../1-structs/structs.ts";
import { emptyHand } from "../5-draw/draw.ts";

/** One player: the cards of this hand of play, and the score. */
export interface Player {
  /** As shown on the score sheet. */
  name: string;
  /** The cards not played yet. */
  hand: Hand;
  /** How many tricks the player means to take in this hand of play: 0 to 13, and 0 is nil. */
  bid: number;
  /** How many tricks the player has taken in this hand of play. */
  tricks: number;
  /** The points for this hand of play; they can be negative. */
  points: number;
  /** The points of all hands of play so far. */
  total: number;
}

/** The players at the table. */
export interface Players {
  human: Player;
  computer: Player;
}

/**
 * Seats the two players for a new game.
 *
 * @returns both players, with an empty hand and every number at 0
 */
export function newPlayers(): Players {
  return { human: newPlayer("You"), computer: newPlayer("The computer") };
}

function newPlayer(name: string): Player {
  return { name, hand: emptyHand(), bid: 0, tricks: 0, points: 0, total: 0 };
}
