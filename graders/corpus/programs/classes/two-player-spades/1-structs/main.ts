import { Card, Deck, Hand, Suit } from "./structs.ts";

class Report {
  static blankCards(howMany: number): Card[] {
    const cards = new Array<Card>(howMany);
    for (const place of cards.keys()) cards[place] = new Card();
    return cards;
  }

  #line(text = ""): this {
    process.stdout.write(text + "\n");
    return this;
  }

  #describe(what: string, card: Card): this {
    return this.#line(`${what}: rank ${card.rank}, suit ${card.suit}`);
  }

  #ends(cards: Card[]): this {
    const last = cards.length - 1;
    return this.#describe("First card", cards[0]!).#describe("Last card", cards[last]!);
  }

  get #suits(): string[] {
    return Object.keys(Suit).filter((key) => Number.isNaN(Number(key)));
  }

  print(): void {
    const deck = new Deck(Report.blankCards(52));
    const hand = new Hand(Report.blankCards(13));
    this.#line(this.#suits.map((name) => `${name} ${Suit[name as keyof typeof Suit]}`).join(", "))
      .#line()
      .#describe("A blank card", new Card())
      .#line()
      .#line(`A blank deck: ${deck.cards.length} cards, index ${deck.index}`)
      .#ends(deck.cards)
      .#line()
      .#line(`An empty hand: ${hand.cards.length} cards, count ${hand.count}`)
      .#ends(hand.cards)
      .#line()
      .#line("The first card of the deck becomes the ace of spades.");
    const [top] = deck.cards as [Card];
    top.rank = 14;
    top.suit = Suit.Spades;
    this.#ends(deck.cards);
  }
}

new Report().print();
