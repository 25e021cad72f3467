/**
 * Blackjack for money: what this extra adds to the game of stage 3, and how it works.
 *
 * What it does: one to five players sit at one table and play against the same dealer, from a shoe
 * of seven decks. Each player antes $5. Having seen their own two cards and one of the dealer's,
 * they fold, or play for another $5. A win is worth $10, a loss costs $10, a fold $5, and a push
 * nothing. They play as many games as they like, and the program keeps a running total for each
 * player and for the dealer.
 *
 * How it works: an array holds a `Player` for each seat (`players.ts`), and the dealer is a
 * `Player`, too. For every game, `shoe.ts` makes a new shoe, which is shuffled as in stage 1, and
 * `game.ts` plays the game from the ante to the payout. `questions.ts` asks, and `table.ts` prints.
 * `money.ts` knows what a result is worth. Its `pay` is the only place where a sum of money
 * changes. It takes from one purse what it puts into another, so the sum of all totals is always 0.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { shuffleDeck } from "../1-shuffle/cards.ts";
import { playGame } from "./game.ts";
import { ANTE } from "./money.ts";
import { newPlayer, newPlayers } from "./players.ts";
import { askAnotherGame, askPlayerCount } from "./questions.ts";
import { newShoe } from "./shoe.ts";
import { printResults } from "./table.ts";

const seed = await askSeed();
// Only once: otherwise the second game of a run would have the same cards as the first.
if (seed !== 0) srand(seed);

const players = newPlayers(await askPlayerCount());
const dealer = newPlayer("Dealer");
let number = 0;
do {
  number++;
  print();
  print(`Game ${number}. The ante is $${ANTE}.`);
  const shoe = newShoe();
  if (seed !== 0) shuffleDeck(shoe);
  await playGame(shoe, players, dealer);
  printResults(number, players, dealer);
} while (await askAnotherGame());
