import { Card } from "../1-deal/cards.ts";

export class CardReader {
  readonly #cards: Card[] = [];
  #good = true;

  constructor(names: string) {
    for (const name of names.trim().split(/\s+/)) this.#add(Card.named(name));
  }

  #add(card: Card | undefined): void {
    if (card === undefined || findCard(card, this.#cards) !== undefined) this.#good = false;
    else this.#cards.push(card);
  }

  get cards(): Card[] | undefined {
    return this.#good ? this.#cards : undefined;
  }
}

export const cardNamed = (name: string): Card | undefined => Card.named(name);
export const cardsNamed = (names: string): Card[] | undefined => new CardReader(names).cards;
export const findCard = (card: Card, cards: readonly Card[]): Card | undefined =>
  cards.find((other) => other.equals(card));
