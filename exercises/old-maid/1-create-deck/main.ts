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
  // TODO 5: make a deck and print it; take the queen out; an empty line, and print it again;
  //         and these last three steps once more.
  throw new Error("TODO 5: main");
}

await main();
