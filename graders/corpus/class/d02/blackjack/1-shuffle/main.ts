/**
 * Stage 1: shows all the cards of a deck.
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

class ShuffleProgram {
  private readonly deck = newDeck();

  async run(): Promise<void> {
    this.prepare(await askSeed());
    this.show();
  }

  /** Seed 0 means that nothing gets shuffled. */
  private prepare(seed: number): void {
    if (seed === 0) return;
    srand(seed);
    shuffleDeck(this.deck);
  }

  private show(): void {
    for (const card of this.deck) {
      print(cardText(card));
    }
  }
}

const program = new ShuffleProgram();
await program.run();
