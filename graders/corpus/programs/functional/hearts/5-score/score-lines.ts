import type { Player } from "../3-legal-plays/player";
import type { HandScore } from "./hand-score";
import type { ScoreSheet } from "./score-sheet";

type Row = readonly [string, string | number, string | number];

const row = ([name, points, total]: Row): string =>
  `${name.padEnd(6)}${String(points).padStart(11)}${String(total).padStart(11)}`;

const scoreLines = (players: readonly Player[], hand: HandScore, sheet: ScoreSheet): readonly string[] => {
  const { shooter } = hand;
  return [
    "",
    ...(shooter ? [`${shooter.name} shoots the moon: 0 points, and 26 for everybody else.`] : []),
    row(["", "This hand", "Total"]),
    ...players.map((player) => row([player.name, hand.points(player), sheet.total(player)])),
  ];
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.slice(-1)}`;

const winnerLines = (sheet: ScoreSheet): readonly string[] => {
  const winners = sheet.winners();
  const points = Math.min(...winners.map(sheet.total));
  const verb = winners.length === 1 ? "wins" : "tie";
  return [
    "",
    `The game is over. ${listed(winners.map(({ name }) => name))} ${verb} with ${points} point${points === 1 ? "" : "s"}${
      winners.length === 1 ? "" : " each"
    }.`,
  ];
};

export { scoreLines, winnerLines };
