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
  // TODO 1: private fields for the name and the hand; a new player holds an empty hand.

  /**
   * Seats a player, who holds no cards yet.
   *
   * @author your name
   */
  constructor(name: string) {
    throw new Error("TODO 1: constructor");
  }

  /**
   * What the player is called.
   *
   * @author your name
   */
  get name(): string {
    throw new Error("TODO 1: name");
  }

  /**
   * How many cards the player holds.
   *
   * @author your name
   */
  get handSize(): number {
    // TODO 1: ask the hand.
    throw new Error("TODO 1: handSize");
  }

  /**
   * Picks up a hand that was dealt, in the place of the one held before.
   *
   * @author your name
   */
  pickUp(hand: Hand): void {
    throw new Error("TODO 1: pickUp");
  }

  /**
   * Whether the player holds a card of this rank and suit.
   *
   * @author your name
   */
  holds(card: Card): boolean {
    // TODO 1: ask the hand.
    throw new Error("TODO 1: holds");
  }

  /**
   * The cards that the player may play.
   *
   * @param led - the suit led; nothing for the player who leads
   * @returns all the cards held for the leader, or for who holds none of the suit led; else those
   *   of the suit led. They are sorted as in the hand; the array is a new one.
   * @author your name
   *
   * @example
   * player.legalCards(Suit.Clubs); // the clubs; without a club, all the cards
   */
  legalCards(led?: Suit): Card[] {
    // TODO 2: three cases: nothing led, able to follow suit, not able.
    throw new Error("TODO 2: legalCards");
  }

  /**
   * What there is to be said against playing a card.
   *
   * @param led - the suit led; nothing for the player who leads
   * @returns `undefined` when the card may be played
   * @author your name
   */
  objection(card: Card, led?: Suit): Objection | undefined {
    // TODO 3: first whether the card is held, then whether it is legal.
    throw new Error("TODO 3: objection");
  }

  /**
   * Plays a card, which leaves the hand.
   *
   * @param led - the suit led; nothing for the player who leads
   * @throws RangeError when the card may not be played; the hand stays as it is
   * @author your name
   */
  play(card: Card, led?: Suit): void {
    // TODO 3: throw when there is an objection; else the card leaves the hand.
    throw new Error("TODO 3: play");
  }
}
