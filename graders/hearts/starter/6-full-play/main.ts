/**
 * Hearts: the whole game, played or watched.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { rand, srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { Dealer } from "../2-deal/dealer.ts";
import { Player } from "../3-legal-plays/player.ts";
import { ScoreBoard } from "../5-score/score-board.ts";
import type { Seat } from "./chooser.ts";
import { Computer } from "./computer.ts";
import { Game } from "./game.ts";
import { Human } from "./human.ts";
import { Screen } from "./screen.ts";

/**
 * Asks whether the user plays or watches.
 *
 * @returns whether the user plays
 * @author your name
 */
async function askPlays(): Promise<boolean> {
  // TODO 1: ask until the answer is p or w.
  throw new Error("TODO 1: askPlays");
}

srand(await askSeed());
const screen = new Screen(print);
const computer = new Computer();
const south = new Player("South");
const userPlays = await askPlays();

const seats: Seat[] = [
  { player: new Player("North"), chooser: computer },
  { player: new Player("East"), chooser: computer },
  { player: south, chooser: userPlays ? new Human() : computer },
  { player: new Player("West"), chooser: computer },
];
screen.showRules(userPlays ? south : undefined);
const winners = await new Game(seats, new Dealer(rand), screen, new ScoreBoard(print)).play();
if (userPlays) screen.showOutcome(south, winners);
