import type { Card } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

/** A hand of play that stores the cards themselves, and counts when it is asked. */
export class HandScore {
  readonly #piles = new Map<Player, Card[]>();

  constructor(players: readonly Player[]) {
    for (const player of players) this.#piles.set(player, []);
  }

  static pointsIn(cards: readonly Card[]): number {
    const names = cards.map(String);
    const hearts = names.filter((name) => name.endsWith("H")).length;
    return hearts + 13 * names.filter((name) => name === "QS").length;
  }

  take(player: Player, cards: readonly Card[]): void {
    this.#piles.set(player, (this.#piles.get(player) ?? []).concat(cards));
  }

  get shooter(): Player | undefined {
    for (const [player, pile] of this.#piles) {
      if (HandScore.pointsIn(pile) === 26) return player;
    }
    return undefined;
  }

  points(player: Player): number {
    const { shooter } = this;
    if (shooter === player) return 0;
    return shooter ? 26 : HandScore.pointsIn(this.#piles.get(player) ?? []);
  }
}
