import { pause } from "#toolkit/pause.ts";
import type { Card } from "../2-shuffle/cards.ts";
import { computersTurn, discardFirstPairs, playersTurn } from "../5-turns/old-maid.ts";
import { isOver } from "./is-over.ts";
import { printLoser } from "./print-loser.ts";

export async function playGame(player: Card[], computer: Card[]): Promise<void> {
  discardFirstPairs(player, computer);
  const turns = [playersTurn, computersTurn];
  while (!isOver(player, computer)) {
    const turn = turns.shift()!;
    await turn(player, computer);
    turns.push(turn);
  }
  await pause(1);
  printLoser(player, computer);
}
