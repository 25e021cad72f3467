import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "./hand-score.ts";
import limit from "./sheet/limit.json" with { type: "json" };

export interface ScoreSheet {
  enter(hand: HandScore): void;
  total(player: Player): number;
  readonly isOver: boolean;
  winners(): Player[];
}

export class ScoreSheet {
  constructor(players: readonly Player[]) {
    const totals: [Player, number][] = players.map((player) => [player, 0]);
    const numbers = () => totals.map(([, total]) => total);
    return {
      enter(hand) {
        for (const line of totals) line[1] += hand.points(line[0]);
      },
      total: (player) => totals.find(([who]) => who === player)?.[1] ?? 0,
      get isOver() {
        return Math.max(...numbers()) >= limit.end;
      },
      winners() {
        const fewest = numbers().reduce((one, two) => (one < two ? one : two));
        return totals.flatMap(([player, total]) => (total === fewest ? [player] : []));
      },
    };
  }
}
