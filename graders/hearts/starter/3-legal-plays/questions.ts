/**
 * Questions about cards. A wrong answer is explained, and the question is asked again.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { Card, type Suit } from "../1-cards/card.ts";
import type { Player } from "./player.ts";

const SUIT_LETTERS = "CDHS";

/** Asks a person; computes nothing about the game. */
export class Questions {
  /**
   * Asks for several cards until the answer is a list of different cards.
   *
   * @param prompt - shown exactly as it is
   * @param fewest - the smallest number of cards
   * @param most - the largest number of cards
   * @author Deckwork
   */
  async askCards(prompt: string, fewest: number, most: number): Promise<Card[]> {
    for (;;) {
      const cards = this.#differentCards(await ask(prompt));
      if (cards !== undefined && cards.length >= fewest && cards.length <= most) return cards;
      print(`Please type ${fewest} to ${most} different cards, as in 2C TD QS.`);
    }
  }

  /**
   * Asks for the suit led.
   *
   * @returns the suit; `undefined` for an empty line, when the player leads
   * @author Deckwork
   */
  async askSuitLed(): Promise<Suit | undefined> {
    for (;;) {
      const answer = (await ask("Suit led (C, D, H, S, or nothing if you lead): ")).trim();
      if (answer === "") return undefined;
      const suit = SUIT_LETTERS.indexOf(answer.toUpperCase());
      if (answer.length === 1 && suit !== -1) return suit;
      print("Please type C, D, H or S, or nothing if you lead.");
    }
  }

  /**
   * Asks for a card until the player may play it.
   *
   * @param player - still holds the card afterwards
   * @param led - the suit led; `undefined` when the player leads
   * @author your name
   */
  async askCard(player: Player, led?: Suit): Promise<Card> {
    // TODO 4: ask, explain, and ask again, until the player has no objection.
    throw new Error("TODO 4: askCard");
  }

  /**
   * The cards that a line names.
   *
   * @returns `undefined` when one of them is not a card, or is there twice
   * @author Deckwork
   */
  #differentCards(line: string): Card[] | undefined {
    const cards: Card[] = [];
    for (const name of line.split(/\s+/).filter((part) => part !== "")) {
      const card = Card.parse(name);
      if (card === undefined || cards.some((other) => other.equals(card))) return undefined;
      cards.push(card);
    }
    return cards;
  }
}
