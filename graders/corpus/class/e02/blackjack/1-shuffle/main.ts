/**
 * Prints a deck of cards.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

/** The lines of the output. The deck is only shuffled for a seed that is not 0. */
function* lines(seed: number) {
  const deck = newDeck();
  if (seed > 0) {
    srand(seed);
    shuffleDeck(deck);
  }
  for (const card of deck) yield cardText(card);
}

for (const line of lines(await askSeed())) print(line);
