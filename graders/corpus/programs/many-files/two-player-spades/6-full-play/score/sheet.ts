import { print } from "#toolkit/console.ts";
import type { Players } from "../players.ts";

const titles = { bid: "Bid", tricks: "Tricks", points: "Points", total: "Total" };

const line = (name: string, columns: object): string =>
  Object.values(columns).reduce<string>(
    (text, column) => text + String(column).padStart(8),
    name.padEnd(12),
  );

export const showScoreSheet = (number: number, players: Players): void => {
  print(`\nScore sheet after hand ${number}`);
  print(line("", titles));
  for (const player of [players.human, players.computer]) print(line(player.name, player.tally()));
};
