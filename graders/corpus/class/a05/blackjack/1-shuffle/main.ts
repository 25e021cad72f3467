/**
 * Prints a shuffled deck, one card per line; with seed 0, the deck in order.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

class DeckPrinter {
  readonly #deck = newDeck();

  async prepare(): Promise<void> {
    const seed = await askSeed();
    if (seed === 0) return;
    srand(seed);
    shuffleDeck(this.#deck);
  }

  show(): void {
    for (const card of this.#deck) {
      print(cardText(card));
    }
  }
}

const printer = new DeckPrinter();
await printer.prepare();
printer.show();
