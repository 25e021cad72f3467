/**
 * Blackjack for a whole table. Up to five people play against one dealer. Taking part costs $5,
 * playing on after the first two cards another $5, and a win pays both back twice.
 *
 * Hands and money are plain values that the functions in game.ts change; the accounts only change
 * in `pay` of money.ts, which takes from one what it gives to the other, so they add up to zero.
 */
import { shuffleDeck } from "../1-shuffle/cards";
import { goodbye, seeded } from "../1-shuffle/terminal";
import { playGame } from "./game";
import { ANTE } from "./money";
import { newPlayer, newPlayers } from "./players";
import { askAnotherGame, askPlayerCount } from "./questions";
import { newShoe } from "./shoe";
import { printResults } from "./table";

const prepare = await seeded(shuffleDeck);
const players = newPlayers(await askPlayerCount());
const dealer = newPlayer("Dealer");

const evening = async (number: number): Promise<void> => {
  console.log(`\nGame ${number}. The ante is $${ANTE}.`);
  await playGame(prepare(newShoe()), players, dealer);
  printResults(number, players, dealer);
  if (await askAnotherGame()) return evening(number + 1);
};

await evening(1);
goodbye();
