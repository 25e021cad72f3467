/** Playing cards, decks of them, and a printer for both. */

export enum Suit {
  Clubs,
  Diamonds,
  Hearts,
  Spades,
}

export interface Card {
  suit: Suit;
  pip: number;
}

export class Pip {
  static readonly lowest = 1;
  static readonly highest = 13;
  static readonly #pictures = new Map<number, string>([
    [1, "A"],
    [11, "J"],
    [12, "Q"],
    [13, "K"],
  ]);

  private constructor() {}

  static *all(): Generator<number> {
    for (let pip = Pip.lowest; pip <= Pip.highest; pip++) yield pip;
  }

  static nameOf(pip: number): string {
    return Pip.#pictures.get(pip) ?? pip.toString();
  }
}

/** A card that knows what it is called. */
export class PlayingCard implements Card {
  static readonly #symbols = "♣♦♥♠";

  constructor(
    public readonly suit: Suit,
    public readonly pip: number,
  ) {}

  static of(card: Card): PlayingCard {
    return card instanceof PlayingCard ? card : new PlayingCard(card.suit, card.pip);
  }

  get name(): string {
    return Pip.nameOf(this.pip).concat(PlayingCard.#symbols.charAt(this.suit));
  }

  toString(): string {
    return this.name;
  }
}

class DeckFactory {
  readonly #cards: Card[] = [];

  addSuit(suit: Suit): this {
    for (const pip of Pip.all()) this.#cards.push(new PlayingCard(suit, pip));
    return this;
  }

  get cards(): Card[] {
    return this.#cards;
  }
}

export class CardPrinter {
  static readonly #width = 13;
  #line: string[] = [];

  constructor(private readonly out: { write(text: string): unknown }) {}

  print(title: string, cards: Card[]): void {
    this.out.write(`${title} (${cards.length}):\n`);
    for (const card of cards) {
      this.#line.push(PlayingCard.of(card).name);
      if (this.#line.length === CardPrinter.#width) this.#flush();
    }
    if (this.#line.length > 0) this.#flush();
  }

  #flush(): void {
    this.out.write(`${this.#line.join(" ")}\n`);
    this.#line = [];
  }
}

export function createDeck(): Card[] {
  return new DeckFactory()
    .addSuit(Suit.Clubs)
    .addSuit(Suit.Diamonds)
    .addSuit(Suit.Hearts)
    .addSuit(Suit.Spades).cards;
}

export function cardName(card: Card): string {
  return PlayingCard.of(card).name;
}

export function printCards(title: string, cards: Card[]): void {
  new CardPrinter(process.stdout).print(title, cards);
}
