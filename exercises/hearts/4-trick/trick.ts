/**
 * A trick: one card from each of the four players, and who takes them.
 *
 * @module
 */
import type { Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

/** A card, and the player who played it. */
interface Play {
  readonly player: Player;
  readonly card: Card;
}

/** One trick, from the first card to the fourth. */
export class Trick {
  // TODO 2: a private field for the cards that have been played, and the players.

  /**
   * Adds a player's card to the trick.
   *
   * @throws RangeError when the trick is complete, or the player has already played to it; then the
   *   trick does not change
   * @author your name
   */
  play(player: Player, card: Card): void {
    // TODO 2: refuse a fifth card and a second card of the same player.
    throw new Error("TODO 2: play");
  }

  /**
   * Whether all four cards have been played.
   *
   * @author your name
   */
  get isComplete(): boolean {
    throw new Error("TODO 2: isComplete");
  }

  /**
   * The cards in the order in which they were played.
   *
   * @returns a new array; changing it does not change the trick
   * @author your name
   */
  cards(): Card[] {
    // TODO 2: return a new array, in the order played.
    throw new Error("TODO 2: cards");
  }

  /**
   * The player of the first card; `undefined` before it.
   *
   * @author your name
   */
  get leader(): Player | undefined {
    throw new Error("TODO 2: leader");
  }

  /**
   * The suit of the first card, which the others must follow; `undefined` before it.
   *
   * @author your name
   */
  get ledSuit(): Suit | undefined {
    throw new Error("TODO 2: ledSuit");
  }

  /**
   * The highest card of the suit led so far; `undefined` before the first card.
   *
   * @author your name
   */
  get highest(): Card | undefined {
    // TODO 3: only cards of the suit led count. A private method helps here and below.
    throw new Error("TODO 3: highest");
  }

  /**
   * The player who takes the trick so far; `undefined` before the first card.
   *
   * @author your name
   */
  get taker(): Player | undefined {
    throw new Error("TODO 3: taker");
  }
}
