/**
 * Shows a new deck, and the deck for Old Maid.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { createDeck, printCards } from "./cards.ts";
import { removeQueen } from "./old-maid.ts";

/** Makes a deck and removes the queen twice; prints the deck at first and after each time. */
async function main(): Promise<void> {
  const deck = createDeck();
  printCards("The deck", deck);

  removeQueen(deck);
  print();
  printCards("Without the queen of hearts", deck);

  // The queen has already been removed, so nothing may change.
  removeQueen(deck);
  print();
  printCards("After a second removal", deck);
}

await main();
