import type { Card } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";
import pointsIn, { ALL } from "./hand/points-in.ts";

export class HandScore {
  static readonly pointsIn = pointsIn;
  readonly take: (player: Player, cards: readonly Card[]) => void;
  readonly points: (player: Player) => number;
  readonly #findShooter: () => Player | undefined;

  constructor(players: readonly Player[]) {
    const taken = new Map<Player, Card[]>(players.map((player) => [player, []]));
    const price = (player: Player) => pointsIn(taken.get(player) ?? []);
    this.take = (player, cards) => {
      taken.get(player)?.push(...cards);
    };
    this.#findShooter = () => [...taken.keys()].filter((player) => price(player) === ALL).pop();
    this.points = (player) => {
      const { shooter } = this;
      if (!shooter) return price(player);
      return ALL - price(player);
    };
  }

  get shooter(): Player | undefined {
    return this.#findShooter();
  }
}
