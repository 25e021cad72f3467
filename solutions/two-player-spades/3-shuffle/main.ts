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

srand(await askSeed());
const deck = buildDeck();

print();
print("The deck:");
printDeck(deck);

shuffleDeck(deck);
print();
print("The shuffled deck:");
printDeck(deck);
