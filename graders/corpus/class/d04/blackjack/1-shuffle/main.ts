// Prints the deck for a seed, a card a line.
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const seed = await askSeed();
const d = newDeck();
if (seed) srand(seed), shuffleDeck(d);
print(d.map((c) => cardText(c)).join("\n"));
