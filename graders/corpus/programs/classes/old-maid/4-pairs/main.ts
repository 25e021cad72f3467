import { type Card, printCards } from "../2-shuffle/cards.ts";
import { Terminal } from "../2-shuffle/terminal.ts";
import { askCards } from "./ask-cards.ts";
import { discardPairs, printPairs } from "./old-maid.ts";

class PairsProgram {
  static readonly #title = "Your hand";
  #hand: Card[] = [];

  get #empty(): boolean {
    return this.#hand.length === 0;
  }

  async #nextHand(): Promise<boolean> {
    this.#hand = await askCards();
    return !this.#empty;
  }

  async run(): Promise<void> {
    while (await this.#nextHand()) {
      printCards(PairsProgram.#title, this.#hand);
      printPairs("You discard", discardPairs(this.#hand));
      printCards(PairsProgram.#title, this.#hand);
      Terminal.instance.print();
    }
    Terminal.instance.close();
  }
}

await new PairsProgram().run();
