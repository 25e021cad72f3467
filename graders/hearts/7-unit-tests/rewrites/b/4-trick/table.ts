import type { Player } from "../3-legal-plays/player.ts";

/** A table that stores each player's neighbour on the left. */
export class Table {
  private readonly leftOf = new Map<Player, Player>();

  constructor(players: readonly Player[]) {
    for (const [at, player] of players.entries()) {
      this.leftOf.set(player, players[(at + 1) % players.length]!);
    }
  }

  playersFrom(first: Player): Player[] {
    if (!this.leftOf.has(first)) {
      throw new RangeError(`${first.name} sits elsewhere`);
    }
    const order: Player[] = [];
    let player = first;
    do {
      order.push(player);
      player = this.leftOf.get(player)!;
    } while (player !== first);
    return order;
  }
}
