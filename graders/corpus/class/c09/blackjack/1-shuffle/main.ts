/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const ORDERED_SEED = 0;

const deck = newDeck();
const seed = await askSeed();
if (!Number.isInteger(seed) || seed < 0) {
  throw new RangeError(`main: ${seed} is not a seed`);
}
if (seed !== ORDERED_SEED) {
  srand(seed);
  shuffleDeck(deck);
}
// A shuffle must not lose or double a card.
if (new Set(deck).size !== deck.length) {
  throw new Error("main: a card appears twice");
}
for (const card of deck) print(cardText(card));
