import { print } from "#toolkit/console.ts";
import type { Player } from "../3-legal-plays/player.ts";
import { askPlayed } from "./questions/index.ts";
import type { Table } from "./table.ts";
import { Trick } from "./trick.ts";

export async function watchTrick(table: Table, leader: Player): Promise<Player> {
  const trick = new Trick();
  const waiting = table.playersFrom(leader);
  while (!trick.isComplete) {
    const player = waiting.shift()!;
    trick.play(player, await askPlayed(player, trick));
  }
  print(`${trick.taker!.name} takes the trick with ${trick.highest}.`);
  return trick.taker!;
}
