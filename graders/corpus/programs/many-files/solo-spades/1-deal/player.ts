import players from "./parts/players.json" with { type: "json" };
import type { Player } from "./types/player.mts";

export type { Player };

function make(name: string): Player {
  const numbers = { bid: 0, tricks: 0, points: 0, total: 0 };
  return { name, isHuman: name === players.human, hand: [], ...numbers };
}

export const fourPlayers = (): Player[] => [players.human, ...players.computers].map(make);

export function doing({ isHuman, name }: Player, verb: string): string {
  return [name, isHuman ? verb : verb + "s"].join(" ");
}
