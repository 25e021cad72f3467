/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

function* lines(cards: Iterable<number>): Generator<string> {
  for (const card of cards) yield cardText(card);
}

const seed = await askSeed();
const deck = newDeck();
if (seed !== 0) {
  srand(seed);
  shuffleDeck(deck);
}
for (const line of lines(deck)) print(line);
