/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const [deck, seed]: [number[], number] = [newDeck(), await askSeed()];
if (seed !== 0) {
  srand(seed);
  shuffleDeck(deck);
}
for (const [, card] of deck.entries()) {
  print(cardText(card));
}
