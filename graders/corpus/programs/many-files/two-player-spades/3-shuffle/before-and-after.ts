import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import type { Deck } from "../1-structs/structs.ts";
import { buildDeck } from "../2-build-deck/deck.ts";
import { shuffleDeck } from "./shuffle.ts";
import titles from "./titles.json" with { type: "json" };

/** Asks for the seed, and shows a deck before its shuffle and after it. Returns the deck. */
export default async function beforeAndAfter(show: (deck: Deck) => void): Promise<Deck> {
  srand(await askSeed());
  const deck = buildDeck();
  const steps = [() => {}, shuffleDeck];
  for (const [place, step] of steps.entries()) {
    step(deck);
    print();
    print(titles[place]);
    show(deck);
  }
  return deck;
}
