import { rand } from "#toolkit/random.ts";

export enum Suit {
  Clubs = 1,
  Diamonds,
  Hearts,
  Spades,
}

export enum Face {
  Two = 2,
  Ten = 10,
  Jack,
  Queen,
  King,
  Ace,
}

/** One card, made from its number. */
export class Card {
  static readonly #symbols: ReadonlyMap<number, string> = new Map([
    [Suit.Clubs, "♣"],
    [Suit.Diamonds, "♦"],
    [Suit.Hearts, "♥"],
    [Suit.Spades, "♠"],
  ]);

  readonly #number: number;

  constructor(number: number) {
    this.#number = number;
  }

  static of(suit: Suit, face: Face): Card {
    return new Card(Card.numberOf(suit, face));
  }

  static numberOf(suit: Suit, face: Face): number {
    return 100 * suit + face;
  }

  get suit(): Suit {
    return Math.floor(this.#number / 100);
  }

  get face(): Face {
    return this.#number % 100;
  }

  get symbol(): string {
    const symbol = Card.#symbols.get(this.suit);
    if (!symbol) throw new RangeError(`Card: ${this.#number} has no suit`);
    return symbol;
  }

  get letters(): string {
    return this.face > Face.Ten ? Face[this.face]!.charAt(0) : this.face.toString();
  }

  toString(): string {
    const { letters, symbol } = this;
    return letters.length === 1 ? ` ${letters}${symbol}` : letters + symbol;
  }
}

/** Cards on a pile. An array of numbers, as the assignment wants it, with a few methods more. */
export class Pile extends Array<number> {
  // slice, map and the like give plain arrays
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  static ofDecks(count: number): Pile {
    const pile = new Pile();
    while (count-- > 0) pile.#addDeck();
    return pile;
  }

  static from52(): Pile {
    return Pile.ofDecks(1);
  }

  #addDeck(): void {
    let suit = Suit.Clubs;
    let face = Face.Two;
    while (suit <= Suit.Spades) {
      this.push(Card.numberOf(suit, face));
      if (face === Face.Ace) {
        suit++;
        face = Face.Two;
      } else {
        face++;
      }
    }
  }

  static shuffle(pile: number[]): void {
    const size = pile.length;
    for (const [index, card] of pile.entries()) {
      const other = rand() % size;
      pile[index] = pile[other]!;
      pile[other] = card;
    }
  }
}

export function newDeck(): number[] {
  return Pile.from52();
}

export function cardText(card: number): string {
  return `${new Card(card)}`;
}

export function shuffleDeck(deck: number[]): void {
  Pile.shuffle(deck);
}
