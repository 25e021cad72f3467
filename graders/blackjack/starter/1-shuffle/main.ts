/**
 * Prints a shuffled deck, one card a line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

// TODO 3: make a deck; ask for the seed; unless it is 0, seed the generator and shuffle the deck;
//         then print the cards, one a line.
throw new Error("TODO 3: main");
