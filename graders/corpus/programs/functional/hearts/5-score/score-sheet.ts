import { newable } from "../1-cards/newable";
import type { Player } from "../3-legal-plays/player";
import type { HandScore } from "./hand-score";

type ScoreSheet = Readonly<{
  enter: (hand: HandScore) => void;
  total: (player: Player) => number;
  isOver: boolean;
  winners: () => Player[];
}>;

type Line = readonly [player: Player, total: number];

const makeScoreSheet = (players: readonly Player[]): ScoreSheet => {
  let sheet: readonly Line[] = players.map((player) => [player, 0]);
  return Object.freeze({
    enter: (hand: HandScore) => {
      sheet = sheet.map(([player, total]): Line => [player, total + hand.points(player)]);
    },
    total: (player: Player) => sheet.find(([of]) => of === player)?.[1] ?? 0,
    get isOver() {
      return sheet.some(([, total]) => total > 99);
    },
    winners: () =>
      sheet.filter(([, total]) => sheet.every(([, other]) => total <= other)).map(([player]) => player),
  });
};

const ScoreSheet = newable(makeScoreSheet);

export { ScoreSheet };
