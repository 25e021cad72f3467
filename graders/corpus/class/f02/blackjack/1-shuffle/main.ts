/**
 * Main class of stage 1.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

class ShuffleProgram {
  private static readonly UNSHUFFLED: number = 0;
  private deck: number[] = newDeck();

  /** Shuffles the deck, except if the seed says that it stays sorted. */
  private prepare(seed: number): void {
    if (seed === ShuffleProgram.UNSHUFFLED) {
      return;
    }
    srand(seed);
    shuffleDeck(this.deck);
  }

  private printCards(): void {
    for (let k: number = 0; k < this.deck.length; k++) {
      print(cardText(this.deck[k]!));
    }
  }

  public static async main(): Promise<void> {
    const program: ShuffleProgram = new ShuffleProgram();
    program.prepare(await askSeed());
    program.printCards();
  }
}

await ShuffleProgram.main();
