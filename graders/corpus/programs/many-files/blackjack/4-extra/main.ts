/**
 * # Blackjack for one to five
 *
 * Everybody plays against the dealer for dollars: 5 for the ante, 5 more for playing on. The
 * program goes on with the next game as long as somebody wants to, and adds up the gains.
 *
 * `money/ledger.ts` keeps a list of all payments. No sums are stored anywhere: what a player has
 * won is counted from the list each time, so nobody's money can go wrong.
 */
import { print } from "#toolkit/console.ts";
import seeded from "../1-shuffle/seeded.ts";
import { playGame } from "./game.ts";
import ledger from "./money/ledger.ts";
import prices from "./money/prices.json" with { type: "json" };
import { askAnotherGame, askPlayerCount } from "./people/questions.ts";
import { makeSeat } from "./people/seat.ts";
import printResults from "./screen/results.ts";
import { newShoe } from "./shoe.ts";

const nextShoe = await seeded(() => newShoe());
const count = await askPlayerCount();
const players = Array.from(Array(count).keys(), (i) => makeSeat(`Player ${i + 1}`));
const dealer = makeSeat("Dealer");
const books = ledger();

for (let more = true; more; more = await askAnotherGame()) {
  const game = books.nextGame();
  print(`\nGame ${game}. The ante is $${prices.ante}.`);
  await playGame(nextShoe(), players, dealer, books);
  printResults(game, players, dealer, books);
}
