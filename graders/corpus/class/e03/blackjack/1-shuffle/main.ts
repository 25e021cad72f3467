/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

// Step 1: a new deck, which is still in order.
const myDeck = newDeck();

// Step 2: ask for the seed. We have to wait for the answer.
const seed = await askSeed();

// Step 3: shuffle, but only if the seed is not 0.
const deckStaysInOrder = seed === 0;
if (deckStaysInOrder) {
  // Nothing to do here.
} else {
  srand(seed);
  shuffleDeck(myDeck);
}

// Step 4: print all the cards. The index counts from 0 to 51.
for (let index = 0; index < myDeck.length; index = index + 1) {
  const card = myDeck[index]!;
  const textOfCard = cardText(card);
  print(textOfCard);
}
