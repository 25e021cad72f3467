/**
 * A player: a name, a hand, and the rule that says which cards of it may be played.
 *
 * @module
 */
import type { Card, Suit } from "../1-cards/card.ts";
import { Hand } from "../2-deal/hand.ts";

/** Why a card may not be played. */
export type Objection = "not held" | "must follow suit";

/** A player at the table, who knows only their own hand. */
export class Player {
  readonly #name: string;
  #hand = new Hand();

  /**
   * Seats a player, who holds no cards yet.
   *
   * @author Deckwork
   */
  constructor(name: string) {
    this.#name = name;
  }

  /**
   * The player's name.
   *
   * @author Deckwork
   */
  get name(): string {
    return this.#name;
  }

  /**
   * How many cards the player holds.
   *
   * @author Deckwork
   */
  get handSize(): number {
    return this.#hand.size;
  }

  /**
   * Picks up a hand that was dealt. It replaces the old one.
   *
   * @author Deckwork
   */
  pickUp(hand: Hand): void {
    this.#hand = hand;
  }

  /**
   * Whether the player holds a card of this rank and suit.
   *
   * @author Deckwork
   */
  holds(card: Card): boolean {
    return this.#hand.has(card);
  }

  /**
   * The cards that the player may play.
   *
   * @param led - the suit led; `undefined` for the player who leads
   * @returns all cards, if the player leads or cannot follow suit; otherwise, the cards of the suit
   *   led. They are sorted as in the hand, in a new array.
   * @author Deckwork
   *
   * @example
   * player.legalCards(Suit.Clubs); // the clubs; without a club, all the cards
   */
  legalCards(led?: Suit): Card[] {
    const held = this.#hand.cards();
    // The comparison with undefined is needed because clubs are 0, and 0 counts as false.
    if (led === undefined) return held;
    const following = held.filter((card) => card.suit === led);
    return following.length > 0 ? following : held;
  }

  /**
   * The reason why a card may not be played.
   *
   * @param led - the suit led; `undefined` for the player who leads
   * @returns `undefined` when the card may be played
   * @author Deckwork
   */
  objection(card: Card, led?: Suit): Objection | undefined {
    if (!this.holds(card)) return "not held";
    const isLegal = this.legalCards(led).some((legal) => legal.equals(card));
    return isLegal ? undefined : "must follow suit";
  }

  /**
   * Plays a card, which leaves the hand.
   *
   * @param led - the suit led; `undefined` for the player who leads
   * @throws RangeError when the card may not be played; then the hand does not change
   * @author Deckwork
   */
  play(card: Card, led?: Suit): void {
    const objection = this.objection(card, led);
    if (objection !== undefined) throw new RangeError(`play: ${card}: ${objection}`);
    this.#hand.remove(card);
  }
}
