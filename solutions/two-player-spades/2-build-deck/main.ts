/**
 * Builds a deck and prints it.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { buildDeck, printDeck } from "./deck.ts";

const deck = buildDeck();
print("The deck:");
printDeck(deck);
