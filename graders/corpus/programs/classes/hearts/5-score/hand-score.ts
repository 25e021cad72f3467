import { type Card, Rank, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";
import { Tallies } from "./tally.ts";

enum Penalty {
  None = 0,
  Heart = 1,
  Queen = 13,
  Moon = 26,
}

export class HandScore {
  readonly #taken: Tallies<Player>;
  #shooter: Player | undefined;

  constructor(players: readonly Player[]) {
    this.#taken = new Tallies(players);
  }

  static pointsIn(cards: readonly Card[]): number {
    let points = 0;
    for (const card of cards) points += HandScore.penalty(card);
    return points;
  }

  take(player: Player, cards: readonly Card[]): void {
    this.#taken.add(player, HandScore.pointsIn(cards));
    if (this.#taken.of(player) === Penalty.Moon) this.#shooter = player;
  }

  get shooter(): Player | undefined {
    return this.#shooter;
  }

  points(player: Player): number {
    switch (this.#shooter) {
      case undefined:
        return this.#taken.of(player);
      case player:
        return Penalty.None;
      default:
        return Penalty.Moon;
    }
  }

  private static penalty(card: Card): Penalty {
    if (card.suit === Suit.Hearts) return Penalty.Heart;
    return card.suit === Suit.Spades && card.rank === Rank.Queen ? Penalty.Queen : Penalty.None;
  }
}
