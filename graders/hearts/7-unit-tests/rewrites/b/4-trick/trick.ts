import type { Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

/** A trick as two rows, of players and of cards; the taker is found by sorting. */
export class Trick {
  private readonly players: Player[] = [];
  private readonly played: Card[] = [];

  play(player: Player, card: Card): void {
    if (this.isComplete) throw new RangeError("a fifth card");
    if (this.players.includes(player)) {
      throw new RangeError(`${player.name} plays again`);
    }
    this.players.push(player);
    this.played.push(card);
  }

  get isComplete(): boolean {
    return this.players.length > 3;
  }

  cards(): Card[] {
    return [...this.played];
  }

  get leader(): Player | undefined {
    return this.players.at(0);
  }

  get ledSuit(): Suit | undefined {
    return this.played.at(0)?.suit;
  }

  get highest(): Card | undefined {
    return this.played
      .filter((card) => card.suit === this.ledSuit)
      .sort((card, other) => other.rank - card.rank)[0];
  }

  get taker(): Player | undefined {
    const highest = this.highest;
    return highest === undefined ? undefined : this.players[this.played.indexOf(highest)];
  }
}
