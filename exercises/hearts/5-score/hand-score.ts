/**
 * The penalty points of one hand of play.
 *
 * @module
 */
import { type Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

/** Keeps track of the points that each player takes in one hand of play. */
export class HandScore {
  // TODO 2: a private field for the points that each player has taken.

  /**
   * Begins a hand of play, in which no player has taken a card yet.
   *
   * @author your name
   */
  constructor(players: readonly Player[]) {
    // TODO 2: store 0 for each player.
    throw new Error("TODO 2: constructor");
  }

  /**
   * The penalty points of some cards: each heart 1, the queen of spades 13.
   *
   * @author your name
   *
   * @example
   * HandScore.pointsIn(trick.cards()); // 0 to 16
   */
  static pointsIn(cards: readonly Card[]): number {
    // TODO 1: add 1 for each heart, and 13 for the queen of spades.
    throw new Error("TODO 1: pointsIn");
  }

  /**
   * Records that a player takes some cards, in addition to earlier ones.
   *
   * @author your name
   */
  take(player: Player, cards: readonly Card[]): void {
    // TODO 2: add the points of the cards to those of the player.
    throw new Error("TODO 2: take");
  }

  /**
   * The player who shoots the moon: takes all thirteen hearts and the queen of spades.
   *
   * @returns `undefined` if no player has them all
   * @author your name
   */
  get shooter(): Player | undefined {
    // TODO 3: return the player who has taken 26 points, if there is one.
    throw new Error("TODO 3: shooter");
  }

  /**
   * A player's points for the hand of play: the points of the cards taken. If a player has shot the
   * moon, that player gets 0 and all others get 26.
   *
   * @author your name
   */
  points(player: Player): number {
    // TODO 3: return the points taken; a different rule applies if there is a shooter.
    throw new Error("TODO 3: points");
  }
}
