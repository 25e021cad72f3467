/**
 * Shuffles the deck of Old Maid and deals it to two hands.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { type Card, createDeck, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { deal, removeQueen } from "./old-maid.ts";

/** Asks for a seed; prints the shuffled deck and both hands. */
async function main(): Promise<void> {
  srand(await askSeed());
  const deck = createDeck();
  removeQueen(deck);
  shuffleDeck(deck);
  print();
  printCards("The shuffled deck", deck);

  const player: Card[] = [];
  const computer: Card[] = [];
  deal(deck, player, computer);
  print();
  printCards("Your hand", player);
  print();
  printCards("The computer's hand", computer);
}

await main();
