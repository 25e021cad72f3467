/**
 * Deals, discards the first pairs, and lets each side take two turns.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { type Card, createDeck, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import {
  computersTurn,
  deal,
  discardPairs,
  playersTurn,
  printPairs,
  removeQueen,
} from "./old-maid.ts";

/** Asks for a seed; prints the deal, the pairs and the turns, and at the end both hands. */
async function main(): Promise<void> {
  srand(await askSeed());
  const deck = createDeck();
  removeQueen(deck);
  shuffleDeck(deck);
  const player: Card[] = [];
  const computer: Card[] = [];
  deal(deck, player, computer);

  print();
  printCards("Your hand", player);
  printPairs("You discard", discardPairs(player));
  printPairs("The computer discards", discardPairs(computer));

  // Nobody can draw once a hand is empty.
  for (let round = 1; round <= 2; round++) {
    if (player.length > 0 && computer.length > 0) await playersTurn(player, computer);
    if (player.length > 0 && computer.length > 0) computersTurn(player, computer);
  }

  print();
  printCards("Your hand", player);
  printCards("The computer's hand", computer);
}

await main();
