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
 * @author your name
 */
async function watchTrick(leader: Player): Promise<Player> {
  // TODO 4: ask each player for a card, the leader first. Then print who takes the trick.
  throw new Error("TODO 4: watchTrick");
}

const leader = await questions.askLeader(players);
// TODO 5: print an empty line, watch a trick, and print an empty line. Repeat this while another
//         trick is wanted. The player who takes a trick leads to the next.
await watchTrick(leader);
