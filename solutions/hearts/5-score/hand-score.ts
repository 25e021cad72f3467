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

/** Keeps account of what each player takes in one hand of play. */
export class HandScore {
  readonly #taken: Map<Player, number>;

  /**
   * Begins a hand of play, in which nobody has taken anything yet.
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
   * Notes that a player takes some cards, beside those taken before.
   *
   * @author Deckwork
   */
  take(player: Player, cards: readonly Card[]): void {
    this.#taken.set(player, (this.#taken.get(player) ?? 0) + HandScore.pointsIn(cards));
  }

  /**
   * Who shoots the moon: takes all thirteen hearts and the queen of spades.
   *
   * @returns `undefined` as long as nobody has them all
   * @author Deckwork
   */
  get shooter(): Player | undefined {
    return [...this.#taken.keys()].find((player) => this.#taken.get(player) === ALL_POINTS);
  }

  /**
   * What a player gets for the hand of play: the points of the cards taken. When somebody has shot
   * the moon, that player gets 0 and every other player 26.
   *
   * @author Deckwork
   */
  points(player: Player): number {
    const shooter = this.shooter;
    if (shooter === undefined) return this.#taken.get(player) ?? 0;
    return player === shooter ? 0 : ALL_POINTS;
  }
}
