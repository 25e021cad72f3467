import type { Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";
import best from "./trick/best.mts";
import type { Play } from "./trick/play.ts";

export type { Play };

export class Trick {
  readonly #plays = new Set<Play>();

  play(player: Player, card: Card): void {
    if (this.isComplete) throw new RangeError("a trick has four cards");
    for (const play of this.#plays) if (play.player === player) throw new RangeError(`${player.name} has played`);
    this.#plays.add({ player, card });
  }

  get isComplete(): boolean {
    return this.#plays.size === 4;
  }

  cards(): Card[] {
    return Array.from(this.#plays, ({ card }) => card);
  }

  get leader(): Player | undefined {
    return this.#first?.player;
  }

  get ledSuit(): Suit | undefined {
    return this.#first?.card.suit;
  }

  get highest(): Card | undefined {
    return best(this.#plays)?.card;
  }

  get taker(): Player | undefined {
    return best(this.#plays)?.player;
  }

  get #first(): Play | undefined {
    return this.#plays.values().next().value;
  }
}
