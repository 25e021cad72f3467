import type { Player } from "../3-legal-plays/player.ts";
import { Ring } from "./ring.ts";

export class Table {
  readonly #ring: Ring<Player>;

  constructor(players: readonly Player[]) {
    this.#ring = new Ring(players);
  }

  playersFrom(first: Player): Player[] {
    return Array.from(this.#ring.from(first));
  }
}
