/**
 * Prints the deck, shuffled unless the seed is 0.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const d = newDeck(),
  s = await askSeed();
if (s) srand(s), shuffleDeck(d);
print(d.map(cardText).join("\n"));
