/**
 * How a computer player plays: always the same way, without a random number.
 *
 * @module
 */
import type { Card } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";
import type { Trick } from "../4-trick/trick.ts";
import type { Chooser } from "./chooser.ts";

/** Chooses by one rule, which is the same for all computer players: take no trick. */
export class Computer implements Chooser {
  /**
   * Chooses the highest card that does not take the trick so far; if there is none, the lowest
   * card.
   *
   * @returns a card that the player may play
   * @author your name
   */
  choose(player: Player, trick: Trick): Card {
    // TODO 2: which legal cards do not take the trick? Private methods will help.
    throw new Error("TODO 2: choose");
  }
}
