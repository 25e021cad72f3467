import { scheduler } from "node:timers/promises";
import { print } from "#toolkit/console.ts";
import { playHand } from "./play-hand.ts";
import { newPlayers, type Players } from "./players.ts";
import { crossesThreshold } from "./score.ts";
import { showScoreSheet, showTie, showWinner } from "./sheet.ts";

/** Plays hand after hand, and yields both totals after each. */
async function* handsOfPlay(players: Players): AsyncGenerator<[human: number, computer: number]> {
  for (let number = 1; ; number++) {
    const humanDeals = number % 2 !== 0;
    print(`\nHand ${number}. ${humanDeals ? "You deal." : "The computer deals."}`);
    await playHand(players, humanDeals);
    showScoreSheet(number, players);
    yield [players.human.total(), players.computer.total()];
  }
}

export async function playGame(): Promise<void> {
  const players = newPlayers();
  let crossed = false;
  for await (const totals of handsOfPlay(players)) {
    crossed = crossed || totals.some(crossesThreshold);
    if (!crossed) continue;
    if (totals[0] !== totals[1]) break;
    showTie(totals[0]);
  }
  await scheduler.wait(250);
  showWinner(players);
}
