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
  // TODO 3: ask for the seed before anything else; then print the three blocks that task 3 of the
  //         lesson describes.
  throw new Error("TODO 3: main");
}

await main();
