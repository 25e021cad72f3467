import type { Deck } from "../1-structs/structs.ts";
import { buildDeck } from "../2-build-deck/deck.ts";
import { Console } from "../3-shuffle/console.ts";
import { shuffleDeck } from "../3-shuffle/shuffle.ts";
import { showDeck } from "./display.ts";

/** The deck before and after the shuffle, as stages 4, 5 and 7 show it. */
export class Decks {
  readonly deck: Deck = buildDeck();

  show(title: string): this {
    Console.print();
    Console.print(title);
    showDeck(this.deck);
    return this;
  }

  shuffle(): this {
    shuffleDeck(this.deck);
    return this;
  }

  static shown(): Deck {
    return new Decks().show("The deck:").shuffle().show("The shuffled deck:").deck;
  }
}
