/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

// Ask for the seed first.
const seed = await askSeed();

if (seed === 0) {
  // Seed 0: do not shuffle, just print the deck in order.
  const deck = newDeck();
  for (const card of deck) {
    print(cardText(card));
  }
} else {
  // Any other seed: start the random numbers, shuffle, and print the deck.
  const deck = newDeck();
  srand(seed);
  shuffleDeck(deck);
  for (const card of deck) {
    print(cardText(card));
  }
}
