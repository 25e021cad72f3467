/**
 * Stage 1: shows the 52 cards, shuffled unless the seed is 0.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const UNSHUFFLED = 0;

const cards = newDeck();
const seed = await askSeed();

if (seed !== UNSHUFFLED) {
  srand(seed);
  shuffleDeck(cards);
}

cards.map(cardText).forEach((text) => print(text));
