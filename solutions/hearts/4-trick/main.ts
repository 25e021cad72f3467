/**
 * Watches tricks that are typed in, and says who takes each one. The taker leads to the next trick.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { Player } from "../3-legal-plays/player.ts";
import { Table } from "./table.ts";
import { Trick } from "./trick.ts";
import { TrickQuestions } from "./trick-questions.ts";

const players = ["North", "East", "South", "West"].map((name) => new Player(name));
const table = new Table(players);
const questions = new TrickQuestions();

/**
 * Watches one trick and prints the player who takes it.
 *
 * @returns the player who takes the trick
 * @author Deckwork
 */
async function watchTrick(leader: Player): Promise<Player> {
  const trick = new Trick();
  for (const player of table.playersFrom(leader)) {
    trick.play(player, await questions.askCard(player, trick));
  }
  // Four cards have been played, so there is a taker, and the exclamation mark is safe.
  const taker = trick.taker!;
  print(`${taker.name} takes the trick with ${trick.highest}.`);
  return taker;
}

let leader = await questions.askLeader(players);
do {
  print();
  leader = await watchTrick(leader);
  print();
} while (await questions.askAnother());
