/**
 * How often does one computer player of full-play win against three players of random legal cards?
 *
 *     npx tsx graders/hearts/measure-computer.ts [games] [seed]
 *
 * The computer player sits in each of the four seats in turn, so no seat is an advantage. It wins
 * if it alone has the fewest points; ties are counted separately. Four equal players would each win
 * about a quarter of the games. Everything except the random cards comes from the solution: deal,
 * rules, points, end of the game.
 *
 * @module
 */
import { rand, srand } from "#toolkit/random.ts";
import { Dealer } from "../../solutions/hearts/2-deal/dealer.ts";
import { Player } from "../../solutions/hearts/3-legal-plays/player.ts";
import { ScoreBoard } from "../../solutions/hearts/5-score/score-board.ts";
import type { Chooser } from "../../solutions/hearts/6-full-play/chooser.ts";
import { Computer } from "../../solutions/hearts/6-full-play/computer.ts";
import { Game } from "../../solutions/hearts/6-full-play/game.ts";
import { Screen } from "../../solutions/hearts/6-full-play/screen.ts";

const NAMES = ["North", "East", "South", "West"];
const games = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? 1);

const computer = new Computer();
const careless: Chooser = {
  choose: (player, trick) => {
    const legal = player.legalCards(trick.ledSuit);
    return legal[rand() % legal.length]!;
  },
};
const silence = (): void => {};

srand(seed);
let won = 0;
let tied = 0;
for (let game = 0; game < games; game++) {
  const own = NAMES[game % NAMES.length]!;
  const winners = await playGame(own);
  if (winners.includes(own)) {
    if (winners.length === 1) won++;
    else tied++;
  }
}
console.log(
  `The computer wins ${won} of ${games} games against three players of random legal cards ` +
    `(${((100 * won) / games).toFixed(1)} %), and ties in ${tied}.`,
);

/** Plays one game to its end; all players but one play random cards. */
async function playGame(own: string): Promise<string[]> {
  const seats = NAMES.map((name) => ({
    player: new Player(name),
    chooser: name === own ? computer : careless,
  }));
  const game = new Game(seats, new Dealer(rand), new Screen(silence), new ScoreBoard(silence));
  return (await game.play()).map(({ name }) => name);
}
