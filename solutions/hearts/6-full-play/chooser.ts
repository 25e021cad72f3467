/**
 * The interface that the computer and the human share.
 *
 * @module
 */
import type { Card } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";
import type { Trick } from "../4-trick/trick.ts";

/**
 * Chooses a player's cards. The game does not know whether a computer thinks or a human is asked.
 */
export interface Chooser {
  /**
   * Chooses the card that a player plays to a trick.
   *
   * @param player - holds at least one card, and still holds the chosen card afterwards
   * @param trick - the cards so far; it does not change
   * @returns a card that the player may play
   */
  choose(player: Player, trick: Trick): Card | Promise<Card>;
}

/** A player, with the chooser of that player's cards. */
export interface Seat {
  readonly player: Player;
  readonly chooser: Chooser;
}
