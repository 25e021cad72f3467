/**
 * A player: a name, a hand, and the rule that says which cards of it may be played.
 *
 * @module
 */
import type { Card, Suit } from "../1-cards/card.ts";
import { Hand } from "../2-deal/hand.ts";

/** Why a card may not be played. */
export type Objection = "not held" | "must follow suit";

/** Somebody at the table, who knows the own hand and nobody else's. */
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
   * What the player is called.
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
   * Picks up a hand that was dealt, in the place of the one held before.
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
   * @param led - the suit led; nothing for the player who leads
   * @returns all the cards held for the leader, or for who holds none of the suit led; else those
   *   of the suit led. They are sorted as in the hand; the array is a new one.
   * @author Deckwork
   *
   * @example
   * player.legalCards(Suit.Clubs); // the clubs; without a club, all the cards
   */
  legalCards(led?: Suit): Card[] {
    const held = this.#hand.cards();
    // Compared with undefined, because clubs are 0, and 0 counts as false.
    if (led === undefined) return held;
    const following = held.filter((card) => card.suit === led);
    return following.length > 0 ? following : held;
  }

  /**
   * What there is to be said against playing a card.
   *
   * @param led - the suit led; nothing for the player who leads
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
   * @param led - the suit led; nothing for the player who leads
   * @throws RangeError when the card may not be played; the hand stays as it is
   * @author Deckwork
   */
  play(card: Card, led?: Suit): void {
    const objection = this.objection(card, led);
    if (objection !== undefined) throw new RangeError(`play: ${card}: ${objection}`);
    this.#hand.remove(card);
  }
}
