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
  // TODO 5: make a deck and print it. Remove the queen, print an empty line, and print the deck
  //         again. Then do these last three steps once more.
  throw new Error("TODO 5: main");
}

await main();
