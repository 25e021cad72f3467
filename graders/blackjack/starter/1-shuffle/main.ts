/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

// TODO 3: make a deck and ask for the seed. If it is not 0, seed the generator and shuffle the
//         deck. Then print the cards, one per line.
throw new Error("TODO 3: main");
