/**
 * Watches tricks that are typed in, and says who takes each; the taker leads to the next.
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
 * Watches one trick and prints who takes it.
 *
 * @returns who takes the trick
 * @author your name
 */
async function watchTrick(leader: Player): Promise<Player> {
  // TODO 4: one card from each player, the leader first; then who takes them.
  throw new Error("TODO 4: watchTrick");
}

const leader = await questions.askLeader(players);
// TODO 5: an empty line, a trick, an empty line; and again, as long as another trick is wanted.
// Who takes a trick leads to the next.
await watchTrick(leader);
