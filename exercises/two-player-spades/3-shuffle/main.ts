/**
 * Builds a deck, shuffles it, and prints it as numbers before and after.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { buildDeck, printDeck } from "../2-build-deck/deck.ts";
import { shuffleDeck } from "./shuffle.ts";

// TODO 3: before anything else, ask for the seed and seed the random numbers with it.
// TODO 4: build a deck, print it, shuffle it, print it again; the lesson shows every line.
throw new Error("TODO 3: main");
