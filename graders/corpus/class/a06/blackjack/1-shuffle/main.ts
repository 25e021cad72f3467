/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const deck = newDeck();
const seed = await askSeed();
const ordered = seed === 0;
if (!ordered) {
  srand(seed);
  shuffleDeck(deck);
}
for (const index in deck) {
  print(cardText(deck[index]!));
}
