import { srand } from "#toolkit/random.ts";
import { type Card, createDeck, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { Terminal } from "../2-shuffle/terminal.ts";
import * as rules from "./old-maid.ts";

class Practice {
  readonly #player: Card[] = [];
  readonly #computer: Card[] = [];

  constructor() {
    const deck = createDeck();
    rules.removeQueen(deck);
    shuffleDeck(deck);
    rules.deal(deck, this.#player, this.#computer);
  }

  get #goesOn(): boolean {
    return this.#player.length > 0 && this.#computer.length > 0;
  }

  discard(): void {
    Terminal.instance.print();
    printCards("Your hand", this.#player);
    rules.printPairs("You discard", rules.discardPairs(this.#player));
    rules.printPairs("The computer discards", rules.discardPairs(this.#computer));
  }

  async play(rounds: number): Promise<void> {
    while (rounds-- > 0) {
      if (this.#goesOn) await rules.playersTurn(this.#player, this.#computer);
      if (this.#goesOn) rules.computersTurn(this.#player, this.#computer);
    }
  }

  showHands(): void {
    Terminal.instance.print();
    printCards("Your hand", this.#player);
    printCards("The computer's hand", this.#computer);
  }
}

srand(await Terminal.instance.readSeed());
const practice = new Practice();
practice.discard();
await practice.play(2);
practice.showHands();
Terminal.instance.close();
