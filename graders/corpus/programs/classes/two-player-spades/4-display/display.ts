import { type Card, type Deck, Suit } from "../1-structs/structs.ts";
import { DeckPrinter } from "../2-build-deck/deck.ts";

enum Picture {
  T = 10,
  J,
  Q,
  K,
  A,
}

class CardName {
  constructor(private readonly card: Card) {}

  get #rank(): string {
    return Picture[this.card.rank] ?? `${this.card.rank}`;
  }

  get #suit(): string {
    return Suit[this.card.suit]!.charAt(0);
  }

  toString(): string {
    return this.#rank + this.#suit;
  }
}

class NamePrinter extends DeckPrinter {
  protected override show(card: Card): string {
    return cardName(card);
  }
}

export function cardName(card: Card): string {
  return new CardName(card).toString();
}

export function showDeck(deck: Deck): void {
  new NamePrinter().print(deck);
}
