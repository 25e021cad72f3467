/**
 * Shows a new deck, and the deck that Old Maid is played with.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { createDeck, printCards } from "./cards.ts";
import { removeQueen } from "./old-maid.ts";

/** Makes a deck and takes the queen out of it, twice; prints it at first and after each time. */
async function main(): Promise<void> {
  const deck = createDeck();
  printCards("The deck", deck);

  removeQueen(deck);
  print();
  printCards("Without the queen of hearts", deck);

  // She is gone by now, so nothing may change.
  removeQueen(deck);
  print();
  printCards("After a second removal", deck);
}

await main();
