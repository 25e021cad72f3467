/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const cards = newDeck();
const seed = await askSeed();
let inOrder = false;
if (seed === 0) {
  inOrder = true;
}
if (!inOrder) {
  srand(seed);
  shuffleDeck(cards);
}
let index = 0;
while (index < cards.length) {
  print(cardText(cards[index]!));
  index++;
}
