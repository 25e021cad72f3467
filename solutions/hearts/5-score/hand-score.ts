/**
 * The penalty points of one hand of play.
 *
 * @module
 */
import { type Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

const QUEEN = 12;
const QUEEN_OF_SPADES_POINTS = 13;
const HEART_POINTS = 1;
/** The thirteen hearts and the queen of spades together. */
const ALL_POINTS = 26;

/** Keeps track of the points that each player takes in one hand of play. */
export class HandScore {
  readonly #taken: Map<Player, number>;

  /**
   * Begins a hand of play, in which no player has taken a card yet.
   *
   * @author Deckwork
   */
  constructor(players: readonly Player[]) {
    this.#taken = new Map(players.map((player) => [player, 0]));
  }

  /**
   * The penalty points of some cards: each heart 1, the queen of spades 13.
   *
   * @author Deckwork
   *
   * @example
   * HandScore.pointsIn(trick.cards()); // 0 to 16
   */
  static pointsIn(cards: readonly Card[]): number {
    let points = 0;
    for (const card of cards) {
      if (card.suit === Suit.Hearts) points += HEART_POINTS;
      if (card.suit === Suit.Spades && card.rank === QUEEN) points += QUEEN_OF_SPADES_POINTS;
    }
    return points;
  }

  /**
   * Records that a player takes some cards, in addition to earlier ones.
   *
   * @author Deckwork
   */
  take(player: Player, cards: readonly Card[]): void {
    this.#taken.set(player, (this.#taken.get(player) ?? 0) + HandScore.pointsIn(cards));
  }

  /**
   * The player who shoots the moon: takes all thirteen hearts and the queen of spades.
   *
   * @returns `undefined` if no player has them all
   * @author Deckwork
   */
  get shooter(): Player | undefined {
    return [...this.#taken.keys()].find((player) => this.#taken.get(player) === ALL_POINTS);
  }

  /**
   * A player's points for the hand of play: the points of the cards taken. If a player has shot the
   * moon, that player gets 0 and all others get 26.
   *
   * @author Deckwork
   */
  points(player: Player): number {
    const shooter = this.shooter;
    if (shooter === undefined) return this.#taken.get(player) ?? 0;
    return player === shooter ? 0 : ALL_POINTS;
  }
}
