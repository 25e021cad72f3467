import { print } from "#toolkit/console.ts";
import type { ScoreSheet } from "../score-sheet.ts";

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

export function showWinners(sheet: ScoreSheet): void {
  const winners = sheet.winners();
  const total = sheet.total(winners[0]!);
  const points = `${total} point${total === 1 ? "" : "s"}`;
  const names = list.format(winners.map(({ name }) => name));
  print();
  print(`The game is over. ${names} ${winners.length === 1 ? `wins with ${points}` : `tie with ${points} each`}.`);
}
