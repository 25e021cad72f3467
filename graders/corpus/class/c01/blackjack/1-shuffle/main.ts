/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

// step 1: the deck
const theDeck = newDeck();

// step 2: the seed
const theSeed = await askSeed();

// step 3: shuffle, but not if the seed is 0
if (theSeed !== 0) {
  srand(theSeed);
  shuffleDeck(theDeck);
}

// step 4: print all cards
for (const oneCard of theDeck) {
  const oneLine = cardText(oneCard);
  print(oneLine);
}
