/**
 * A trick: one card from each of the four players, and who takes them.
 *
 * @module
 */
import type { Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

const CARDS_A_TRICK = 4;

/** A card, and the player who played it. */
interface Play {
  readonly player: Player;
  readonly card: Card;
}

/** One trick, from the first card to the fourth. */
export class Trick {
  readonly #plays: Play[] = [];

  /**
   * Adds a player's card to the trick.
   *
   * @throws RangeError when the trick is complete, or the player has already played to it; then the
   *   trick does not change
   * @author Deckwork
   */
  play(player: Player, card: Card): void {
    if (this.isComplete) throw new RangeError("play: the trick is complete");
    if (this.#plays.some((play) => play.player === player)) {
      throw new RangeError(`play: ${player.name} has played to this trick already`);
    }
    this.#plays.push({ player, card });
  }

  /**
   * Whether all four cards have been played.
   *
   * @author Deckwork
   */
  get isComplete(): boolean {
    return this.#plays.length === CARDS_A_TRICK;
  }

  /**
   * The cards in the order in which they were played.
   *
   * @returns a new array; changing it does not change the trick
   * @author Deckwork
   */
  cards(): Card[] {
    return this.#plays.map((play) => play.card);
  }

  /**
   * The player of the first card; `undefined` before it.
   *
   * @author Deckwork
   */
  get leader(): Player | undefined {
    return this.#plays[0]?.player;
  }

  /**
   * The suit of the first card, which the others must follow; `undefined` before it.
   *
   * @author Deckwork
   */
  get ledSuit(): Suit | undefined {
    return this.#plays[0]?.card.suit;
  }

  /**
   * The highest card of the suit led so far; `undefined` before the first card.
   *
   * @author Deckwork
   */
  get highest(): Card | undefined {
    return this.#best()?.card;
  }

  /**
   * The player who takes the trick so far; `undefined` before the first card.
   *
   * @author Deckwork
   */
  get taker(): Player | undefined {
    return this.#best()?.player;
  }

  /**
   * The play that takes the trick so far. A card of a different suit from the one led is a discard,
   * and never takes the trick.
   *
   * @author Deckwork
   */
  #best(): Play | undefined {
    let best = this.#plays[0];
    for (const play of this.#plays) {
      if (best === undefined || play.card.suit !== best.card.suit) continue;
      if (play.card.rank > best.card.rank) best = play;
    }
    return best;
  }
}
