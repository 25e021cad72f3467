/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

/** A deck for this seed. */
const deckFor = (seed: number): number[] => {
  const deck = newDeck();
  if (seed === 0) return deck;
  srand(seed);
  shuffleDeck(deck);
  return deck;
};

deckFor(await askSeed())
  .map((card) => cardText(card))
  .forEach((line) => print(line));
