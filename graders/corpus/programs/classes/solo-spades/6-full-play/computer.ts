import type { Card } from "../1-deal/cards.ts";
import type { Player } from "../1-deal/player.ts";
import { Rules } from "../3-legal-plays/legal.ts";
import type { Queue } from "../4-trick/queue.ts";
import { Trick } from "../4-trick/trick.ts";

/** Cards to choose from, in the order of the hand. */
class Choice {
  readonly #byRank: Card[];

  constructor(cards: readonly Card[]) {
    const plain = cards.filter((card) => !card.isSpade);
    // a stable sort: of equal ranks, the first in the hand comes first
    this.#byRank = (plain.length > 0 ? plain : [...cards]).sort((a, b) => a.rank - b.rank);
  }

  get isEmpty(): boolean {
    return this.#byRank.length === 0;
  }

  get lowest(): Card {
    return this.#byRank[0]!;
  }

  get highest(): Card {
    const { rank } = this.#byRank[this.#byRank.length - 1]!;
    return this.#byRank.find((card) => card.rank === rank)!;
  }
}

export class Brain {
  constructor(
    private readonly player: Player,
    private readonly trick: Queue,
    private readonly spadesBroken: boolean,
  ) {}

  choose(): Card {
    const led = this.trick.front?.play.card;
    const legal = Rules.for(led, this.spadesBroken).legal(this.player.hand);
    return led ? this.#follow(legal) : this.#lead(new Choice(legal));
  }

  #lead(all: Choice): Card {
    return this.player.wantsTrick ? all.highest : all.lowest;
  }

  #follow(legal: Card[]): Card {
    const { card: best } = new Trick(this.trick).best;
    const winning = new Choice(legal.filter((card) => Trick.beats(card, best)));
    const losing = new Choice(legal.filter((card) => !Trick.beats(card, best)));
    if (losing.isEmpty) return winning.lowest;
    if (!this.player.wantsTrick) return losing.highest;
    return winning.isEmpty ? losing.lowest : winning.lowest;
  }
}

export function computerCard(player: Player, trick: Queue, spadesBroken: boolean): Card {
  return new Brain(player, trick, spadesBroken).choose();
}
