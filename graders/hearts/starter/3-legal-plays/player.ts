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
  // TODO 1: two private fields, for the name and the hand; a new player has an empty hand.

  /**
   * Seats a player, who holds no cards yet.
   *
   * @author your name
   */
  constructor(name: string) {
    throw new Error("TODO 1: constructor");
  }

  /**
   * The player's name.
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
   * Picks up a hand that was dealt. It replaces the old one.
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
   * @param led - the suit led; `undefined` for the player who leads
   * @returns all cards, if the player leads or cannot follow suit; otherwise, the cards of the suit
   *   led. They are sorted as in the hand, in a new array.
   * @author your name
   *
   * @example
   * player.legalCards(Suit.Clubs); // the clubs; without a club, all the cards
   */
  legalCards(led?: Suit): Card[] {
    // TODO 2: there are three cases: leading, able to follow suit, not able to follow suit.
    throw new Error("TODO 2: legalCards");
  }

  /**
   * The reason why a card may not be played.
   *
   * @param led - the suit led; `undefined` for the player who leads
   * @returns `undefined` when the card may be played
   * @author your name
   */
  objection(card: Card, led?: Suit): Objection | undefined {
    // TODO 3: first check whether the player holds the card, then whether it is legal.
    throw new Error("TODO 3: objection");
  }

  /**
   * Plays a card, which leaves the hand.
   *
   * @param led - the suit led; `undefined` for the player who leads
   * @throws RangeError when the card may not be played; then the hand does not change
   * @author your name
   */
  play(card: Card, led?: Suit): void {
    // TODO 3: throw if there is an objection; otherwise, remove the card from the hand.
    throw new Error("TODO 3: play");
  }
}
