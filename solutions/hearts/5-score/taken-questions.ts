/**
 * Asks a scorekeeper which cards each player has taken.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import type { Card } from "../1-cards/card.ts";
import type { Hand } from "../2-deal/hand.ts";
import type { Player } from "../3-legal-plays/player.ts";
import { Questions } from "../3-legal-plays/questions.ts";

const MOST_CARDS = 52;

/** Asks about the cards of a hand of play; computes nothing about the game. */
export class TakenQuestions {
  readonly #questions = new Questions();

  /**
   * Asks which cards a player has taken, until no other player has taken any of them.
   *
   * @param rest - the cards that no player has taken so far; it does not change
   * @author Deckwork
   */
  async askTaken(player: Player, rest: Hand): Promise<Card[]> {
    for (;;) {
      const prompt = `Cards that ${player.name} takes: `;
      const cards = await this.#questions.askCards(prompt, 0, MOST_CARDS);
      const gone = cards.find((card) => !rest.has(card));
      if (gone === undefined) return cards;
      print(`Somebody else has taken ${gone}.`);
    }
  }
}
