/**
 * A trick: one card from each of the four players, and who takes them.
 *
 * @module
 */
import type { Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

/** A card, and who played it. */
interface Play {
  readonly player: Player;
  readonly card: Card;
}

/** One trick, from the first card to the fourth. */
export class Trick {
  // TODO 2: a private field for what has been played, and by whom.

  /**
   * Puts a player's card to the trick.
   *
   * @throws RangeError when the trick is complete, or the player has played to it already; the trick
   *   stays as it is
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
   * @returns an array of its own; whoever gets it may change it, and the trick stays as it is
   * @author your name
   */
  cards(): Card[] {
    // TODO 2: a new array, in the order played.
    throw new Error("TODO 2: cards");
  }

  /**
   * Who played the first card; `undefined` before it.
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
   * The highest card of the suit led among those played so far; `undefined` before the first.
   *
   * @author your name
   */
  get highest(): Card | undefined {
    // TODO 3: only cards of the suit led count. A private method helps here and below.
    throw new Error("TODO 3: highest");
  }

  /**
   * Who takes the trick, as far as it has been played; `undefined` before the first card.
   *
   * @author your name
   */
  get taker(): Player | undefined {
    throw new Error("TODO 3: taker");
  }
}
