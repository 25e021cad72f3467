/**
 * Shuffles the deck of Old Maid, and then shuffles seven of its cards on their own.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { removeQueen } from "../1-create-deck/old-maid.ts";
import { createDeck, printCards, shuffleDeck } from "./cards.ts";

/** Asks for a seed; prints the deck, the shuffled deck, and the seven cards, shuffled again. */
async function main(): Promise<void> {
  srand(await askSeed());
  const deck = createDeck();
  removeQueen(deck);
  print();
  printCards("The deck", deck);

  shuffleDeck(deck);
  print();
  printCards("The shuffled deck", deck);

  // slice returns a new array, so the deck does not change.
  const seven = deck.slice(0, 7);
  shuffleDeck(seven);
  print();
  printCards("Its first seven, shuffled again", seven);
}

await main();
