import type { Terminal } from "../2-deal/terminal.ts";
import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "./hand-score.ts";
import type { ScoreSheet } from "./score-sheet.ts";

export class ScoreBoard {
  private static readonly nameWidth = 6;
  private static readonly columnWidth = 11;

  constructor(private readonly terminal: Terminal) {}

  showScore(players: readonly Player[], hand: HandScore, sheet: ScoreSheet): void {
    this.terminal.print();
    if (hand.shooter) {
      this.terminal.print(`${hand.shooter.name} shoots the moon: 0 points, and 26 for everybody else.`);
    }
    this.row("", "This hand", "Total");
    for (const player of players) this.row(player.name, hand.points(player), sheet.total(player));
  }

  showWinners(sheet: ScoreSheet): void {
    const winners = sheet.winners();
    const total = sheet.total(winners[0]!);
    const points = `${total} ${total === 1 ? "point" : "points"}`;
    let sentence = "";
    winners.forEach(({ name }, place) => {
      const joint = place === 0 ? "" : place === winners.length - 1 ? " and " : ", ";
      sentence += joint + name;
    });
    sentence += winners.length > 1 ? ` tie with ${points} each.` : ` wins with ${points}.`;
    this.terminal.print(`\nThe game is over. ${sentence}`);
  }

  private row(name: string, ...columns: readonly (string | number)[]): void {
    let line = name.padEnd(ScoreBoard.nameWidth);
    for (const column of columns) line += column.toString().padStart(ScoreBoard.columnWidth);
    this.terminal.print(line);
  }
}
