/**
 * Builds a deck, shuffles it, and prints it by name before and after.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { buildDeck } from "../2-build-deck/deck.ts";
import { shuffleDeck } from "../3-shuffle/shuffle.ts";
import { showDeck } from "./display.ts";

srand(await askSeed());
const deck = buildDeck();

print();
print("The deck:");
showDeck(deck);

shuffleDeck(deck);
print();
print("The shuffled deck:");
showDeck(deck);
