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
  // TODO 2: ask for the seed; make the deck, remove the queen, shuffle it and print it. Then make
  //         two empty hands, deal, and print both hands.
  throw new Error("TODO 2: main");
}

await main();
