/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

/** What happens to the deck before it is printed. */
enum Order {
  Sorted,
  Random,
}

const seed = await askSeed();
const order = seed === 0 ? Order.Sorted : Order.Random;
const deck = newDeck();

switch (order) {
  case Order.Random:
    srand(seed);
    shuffleDeck(deck);
    break;
  case Order.Sorted:
    break;
}

for (const card of deck) print(cardText(card));
