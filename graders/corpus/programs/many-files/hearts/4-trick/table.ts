import type { Player } from "../3-legal-plays/player.ts";
import { rotate } from "./table/rotate.js";

export class Table {
  readonly playersFrom: (first: Player) => Player[];

  constructor(players: readonly Player[]) {
    const places = new Map(players.map((player, place) => [player, place]));
    this.playersFrom = (first) => {
      const place = places.get(first);
      if (place === undefined) throw new RangeError(`${first.name} has no seat here`);
      return rotate([...places.keys()], place);
    };
  }
}
