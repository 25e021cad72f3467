import { type Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

/** A hand of play that counts hearts and queens of spades separately. */
export class HandScore {
  private readonly players: readonly Player[];
  private readonly hearts: number[];
  private readonly queens: number[];

  constructor(players: readonly Player[]) {
    this.players = [...players];
    this.hearts = players.map(() => 0);
    this.queens = players.map(() => 0);
  }

  static pointsIn(cards: readonly Card[]): number {
    return cards.reduce((sum, card) => {
      if (card.suit === Suit.Hearts) return sum + 1;
      return card.suit === Suit.Spades && card.rank === 12 ? sum + 13 : sum;
    }, 0);
  }

  take(player: Player, cards: readonly Card[]): void {
    const place = this.players.indexOf(player);
    for (const card of cards) {
      const points = HandScore.pointsIn([card]);
      if (points === 1) this.hearts[place]! += 1;
      if (points === 13) this.queens[place]! += 1;
    }
  }

  get shooter(): Player | undefined {
    return this.players[this.players.findIndex((_, place) => this.taken(place) === 26)];
  }

  points(player: Player): number {
    if (this.shooter !== undefined) return this.shooter === player ? 0 : 26;
    return this.taken(this.players.indexOf(player));
  }

  private taken(place: number): number {
    return (this.hearts[place] ?? 0) + 13 * (this.queens[place] ?? 0);
  }
}
