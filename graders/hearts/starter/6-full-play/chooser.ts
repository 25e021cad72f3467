/**
 * What the computer and the human have in common.
 *
 * @module
 */
import type { Card } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";
import type { Trick } from "../4-trick/trick.ts";

/** Whoever chooses a player's cards. The game does not know whether it thinks or asks. */
export interface Chooser {
  /**
   * Chooses the card that a player puts to a trick.
   *
   * @param player - holds at least one card, and keeps the one that is chosen
   * @param trick - as far as it has been played; stays as it is
   * @returns a card that the player may play
   */
  choose(player: Player, trick: Trick): Card | Promise<Card>;
}

/** A player, and who chooses for that player. */
export interface Seat {
  readonly player: Player;
  readonly chooser: Chooser;
}
