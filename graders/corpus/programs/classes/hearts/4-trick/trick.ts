import type { Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

class Play {
  constructor(
    private readonly by: Player,
    private readonly played: Card,
  ) {}

  get player(): Player {
    return this.by;
  }

  get card(): Card {
    return this.played;
  }

  beats(other: Play): boolean {
    const { suit, rank } = other.card;
    return this.played.suit === suit && this.played.rank > rank;
  }
}

export class Trick {
  static readonly #complete = 4;
  readonly #plays: Play[] = [];
  /** The play that would take the trick now. */
  #winning: Play | undefined;

  play(player: Player, card: Card): void {
    if (this.isComplete) throw new RangeError("The trick is complete.");
    if (this.#plays.find((play) => play.player === player)) {
      throw new RangeError(`${player.name} has played already.`);
    }
    const play = new Play(player, card);
    this.#plays.push(play);
    if (this.#winning === undefined || play.beats(this.#winning)) this.#winning = play;
  }

  get isComplete(): boolean {
    return this.#plays.length >= Trick.#complete;
  }

  cards(): Card[] {
    const cards: Card[] = [];
    for (const play of this.#plays) cards.push(play.card);
    return cards;
  }

  get leader(): Player | undefined {
    return this.#plays.at(0)?.player;
  }

  get ledSuit(): Suit | undefined {
    return this.#winning?.card.suit;
  }

  get highest(): Card | undefined {
    return this.#winning?.card;
  }

  get taker(): Player | undefined {
    return this.#winning?.player;
  }
}
