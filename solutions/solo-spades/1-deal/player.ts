/**
 * The four players, with their cards and scores.
 *
 * @module
 */
import type { Card } from "./cards.ts";

/** One player. A hand of play begins with new cards, a new bid and no tricks; the total stays. */
export interface Player {
  /** `You` for the human; no other player has that name. */
  name: string;
  isHuman: boolean;
  /** The cards held: 13 after the deal, one fewer with every trick. */
  hand: Card[];
  /** How many tricks the player means to take: 0 to 13, and 0 is nil. Used from stage 2 on. */
  bid: number;
  /** How many tricks the player has taken so far. Used from stage 4 on. */
  tricks: number;
  /** The points of this hand of play; they can be negative. Used from stage 5 on. */
  points: number;
  /** The points of all hands of play so far. Used from stage 5 on. */
  total: number;
}

/**
 * The four players, clockwise, beginning with the human.
 *
 * @returns You, Beth, Charlie and David, with no cards and every number at 0
 */
export function fourPlayers(): Player[] {
  return ["You", "Beth", "Charlie", "David"].map((name) => ({
    name,
    isHuman: name === "You",
    hand: [],
    bid: 0,
    tricks: 0,
    points: 0,
    total: 0,
  }));
}

/**
 * The beginning of a sentence that says what a player does.
 *
 * @param verb - in the form that follows "you"; for other players, an s is added
 *
 * @example
 * doing(player, "deal"); // "You deal", "Beth deals"
 */
export function doing(player: Player, verb: string): string {
  return player.isHuman ? `${player.name} ${verb}` : `${player.name} ${verb}s`;
}
