/**
 * The human's cards, which a person types.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import type { Card } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";
import { Questions } from "../3-legal-plays/questions.ts";
import type { Trick } from "../4-trick/trick.ts";
import type { Chooser } from "./chooser.ts";

/** Asks a person; computes nothing about the game. */
export class Human implements Chooser {
  readonly #questions = new Questions();

  /**
   * Shows whether the player leads, shows the cards, and asks for one of them.
   *
   * @author Deckwork
   */
  async choose(player: Player, trick: Trick): Promise<Card> {
    if (trick.leader === undefined) print("You lead.");
    print(`Your hand: ${player.legalCards().join(" ")}`);
    return this.#questions.askCard(player, trick.ledSuit);
  }
}
