import { buildDeck, printDeck } from "./deck.ts";

class Program {
  readonly #deck = buildDeck();

  run(): void {
    process.stdout.write("The deck:\n");
    printDeck(this.#deck);
  }
}

new Program().run();
