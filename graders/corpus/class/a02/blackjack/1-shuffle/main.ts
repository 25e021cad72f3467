/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const seed = await askSeed();
const deck = newDeck();

if (seed) {
  srand(seed);
  shuffleDeck(deck);
}

deck.map((card) => cardText(card)).forEach((text) => print(text));
