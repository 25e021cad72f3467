import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { shuffleDeck } from "./cards.ts";

/** Asks for the seed. Returns a function that makes a deck ready, each time it is called. */
export default async function seeded(makeDeck: () => number[]): Promise<() => number[]> {
  const seed = await askSeed();
  if (seed === 0) return makeDeck;
  srand(seed);
  return () => {
    const deck = makeDeck();
    shuffleDeck(deck);
    return deck;
  };
}
