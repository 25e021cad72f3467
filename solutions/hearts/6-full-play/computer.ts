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
   * @author Deckwork
   */
  choose(player: Player, trick: Trick): Card {
    const legal = player.legalCards(trick.ledSuit);
    const safe = legal.filter((card) => !this.#takes(card, trick));
    return safe.length > 0 ? this.#highest(safe) : this.#lowest(legal);
  }

  /**
   * Whether a card would take the trick if no other card followed. The first card always would.
   *
   * @author Deckwork
   */
  #takes(card: Card, trick: Trick): boolean {
    const { highest } = trick;
    if (highest === undefined) return true;
    return card.suit === highest.suit && card.rank > highest.rank;
  }

  /**
   * The first card of the highest rank.
   *
   * @param cards - at least one
   * @author Deckwork
   */
  #highest(cards: readonly Card[]): Card {
    return cards.reduce((best, card) => (card.rank > best.rank ? card : best));
  }

  /**
   * The first card of the lowest rank.
   *
   * @param cards - at least one
   * @author Deckwork
   */
  #lowest(cards: readonly Card[]): Card {
    return cards.reduce((best, card) => (card.rank < best.rank ? card : best));
  }
}
