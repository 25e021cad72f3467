import { print } from "#toolkit/console.ts";
import type { Player } from "../../3-legal-plays/player.ts";
import type { HandScore } from "../hand-score.ts";
import type { ScoreSheet } from "../score-sheet.ts";
import row from "./row.js";

export function showScore(players: readonly Player[], hand: HandScore, sheet: ScoreSheet): void {
  print();
  const moon = hand.shooter?.name;
  if (moon !== undefined) print(`${moon} shoots the moon: 0 points, and 26 for everybody else.`);
  print(row("", "This hand", "Total"));
  for (const player of players) print(row(player.name, hand.points(player), sheet.total(player)));
}
