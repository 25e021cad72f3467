/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const printAll = ([first, ...others]: number[]): void => {
  if (first === undefined) return;
  print(cardText(first));
  printAll(others);
};

const deck = newDeck();
const seed = await askSeed();
if (seed !== 0) {
  srand(seed);
  shuffleDeck(deck);
}
printAll(deck);
