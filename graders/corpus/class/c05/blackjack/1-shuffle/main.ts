/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { write } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const seed = await askSeed();
const deck = newDeck();

if (seed > 0) {
  srand(seed);
  shuffleDeck(deck);
}

// Collect the whole output first, and write it at once.
let output = "";
for (const index in deck) {
  output += cardText(deck[index]!) + "\n";
}
write(output);
