import { Card, Deck, Suit } from "../1-structs/structs.ts";

class DeckBuilder {
  static readonly #size = 52;
  readonly #deck = new Deck(new Array<Card>(DeckBuilder.#size));

  constructor() {
    this.#deck.index = DeckBuilder.#size;
  }

  put(card: Card): this {
    this.#deck.cards[--this.#deck.index] = card;
    return this;
  }

  build(): Deck {
    return this.#deck;
  }
}

/** Cards in lines of thirteen; how a card looks is up to the subclass. */
export abstract class DeckPrinter {
  static readonly lineLength = 13;

  protected abstract show(card: Card): string;

  print(deck: Deck): void {
    let text = "";
    deck.cards.forEach((card, place) => {
      const ends = (place + 1) % DeckPrinter.lineLength === 0;
      text += this.show(card) + (ends ? "\n" : " ");
    });
    process.stdout.write(text);
  }
}

class NumberPrinter extends DeckPrinter {
  protected override show({ rank, suit }: Card): string {
    return `${rank}:${suit}`;
  }

  override print(deck: Deck): void {
    super.print(deck);
    process.stdout.write(`Next card: index ${deck.index}\n`);
  }
}

export function buildDeck(): Deck {
  const builder = new DeckBuilder();
  for (let rank = 2; rank <= 14; rank++)
    for (const suit of [Suit.Clubs, Suit.Diamonds, Suit.Hearts, Suit.Spades])
      builder.put(new Card(rank, suit));
  return builder.build();
}

export function printDeck(deck: Deck): void {
  new NumberPrinter().print(deck);
}
