import { Card, Suit } from "./card.ts";
import { Deck } from "./deck.ts";
import { Printer } from "./printer.ts";

class Attempt {
  constructor(
    private readonly what: string,
    private readonly action: () => unknown,
  ) {}

  get outcome(): string {
    try {
      this.action();
    } catch (error) {
      return error instanceof RangeError ? "a RangeError" : "another error";
    }
    return "not refused";
  }

  show(): void {
    Printer.line(`${this.what}: ${this.outcome}`);
  }
}

class Demonstration {
  static readonly #aLine = 13;
  readonly #deck = new Deck();
  readonly #other = new Deck();

  run(): void {
    this.showQueen();
    Printer.line();
    for (const text of ["TD", "qs", " ah ", "10H", "1S", "KX", ""]) this.showParsed(text);
    Printer.line();
    this.showDecks();
    Printer.line();
    this.showAttempts();
    Printer.line();
    this.#other.swap(0, this.#other.size - 1);
    this.#other.swap(1, 1);
    Printer.line("The other deck, after its first and its last card changed places:");
    this.showCards(this.#other);
  }

  private showQueen(): void {
    const queen = new Card(12, Suit.Spades);
    Printer.line(`A card: ${queen}, of rank ${queen.rank} and suit ${queen.suit}.`);
    Printer.line("Its equal, another object:", queen.equals(new Card(12, Suit.Spades)));
    Printer.line("The queen of hearts:", queen.equals(new Card(12, Suit.Hearts)));
    Printer.line("The jack of spades:", queen.equals(new Card(11, Suit.Spades)));
  }

  private showParsed(text: string): void {
    const card = Card.parse(text);
    Printer.line(`"${text}" is ${card === undefined ? "no card" : `the card ${card}`}.`);
  }

  private showCards(deck: Deck): void {
    while (deck.size > 0) {
      const row: Card[] = [];
      while (row.length < Demonstration.#aLine && deck.size > 0) row.push(deck.deal());
      Printer.line(...row);
    }
  }

  private showDecks(): void {
    Printer.line("A new deck holds", this.#deck.size, "cards:");
    this.showCards(this.#deck);
    Printer.line(`Now it holds ${this.#deck.size} cards, and another deck holds ${this.#other.size}.`);
  }

  private showAttempts(): void {
    for (const rank of [1, 15, 2.5]) {
      new Attempt(`A card of rank ${rank}`, () => new Card(rank, Suit.Hearts)).show();
    }
    new Attempt("A card dealt from the empty deck", () => this.#deck.deal()).show();
    new Attempt("Places 0 and 52 of the other deck swapped", () => this.#other.swap(0, 52)).show();
    new Attempt("Places -1 and 0 of the other deck swapped", () => this.#other.swap(-1, 0)).show();
  }
}

new Demonstration().run();
