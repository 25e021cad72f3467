/**
 * Seed in, 52 lines out.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

/** The deck that belongs to a seed; 0 stands for the order of a new deck. */
const deckFor = (seed: number): number[] => {
  const deck = newDeck();
  if (seed > 0) {
    srand(seed);
    shuffleDeck(deck);
  }
  return deck;
};

const seed = await askSeed();

deckFor(seed)
  .map(cardText)
  .forEach((line) => print(line));
