/** Stage 1: the deck, one card per line. */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";
import { list_of } from "./pythonic.ts";

async function main() {
  const deck = newDeck();
  const seed = await askSeed();
  if (seed) {
    srand(seed);
    shuffleDeck(deck);
  }
  // print("\n".join(cardText(c) for c in deck))
  print(list_of(deck, cardText).join("\n"));
}

// if __name__ == "__main__":
await main();
