import type { Player } from "../3-legal-plays/player.ts";

/** A table that turns until the right player is in front. */
export class Table {
  readonly #players: readonly Player[];

  constructor(players: readonly Player[]) {
    this.#players = players.slice();
  }

  playersFrom(first: Player): Player[] {
    if (!this.#players.includes(first)) {
      throw new RangeError(`a stranger: ${first.name}`);
    }
    const turned = this.#players.slice();
    while (turned[0] !== first) turned.push(turned.shift()!);
    return turned;
  }
}
