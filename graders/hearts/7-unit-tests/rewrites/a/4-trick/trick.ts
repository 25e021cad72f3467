import type { Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

/** A trick that remembers who is winning as the cards come, in a map from player to card. */
export class Trick {
  readonly #cards = new Map<Player, Card>();
  #led: Suit | undefined;
  #leader: Player | undefined;
  #winning: Player | undefined;

  play(player: Player, card: Card): void {
    if (this.#cards.size >= 4) throw new RangeError("four cards are enough");
    if (this.#cards.has(player)) {
      throw new RangeError(`twice ${player.name}`);
    }
    const before = this.highest;
    this.#cards.set(player, card);
    if (before === undefined) {
      this.#led = card.suit;
      this.#leader = player;
      this.#winning = player;
    } else if (card.suit === this.#led && card.rank > before.rank) {
      this.#winning = player;
    }
  }

  get isComplete(): boolean {
    return this.#cards.size === 4;
  }

  cards(): Card[] {
    return Array.from(this.#cards.values());
  }

  get leader(): Player | undefined {
    return this.#leader;
  }

  get ledSuit(): Suit | undefined {
    return this.#led;
  }

  get highest(): Card | undefined {
    return this.#winning && this.#cards.get(this.#winning);
  }

  get taker(): Player | undefined {
    return this.#winning;
  }
}
