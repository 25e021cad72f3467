/**
 * The functions which the workbook wants. The work is done by the classes Card and Shuffler.
 */
import { rand } from "#toolkit/random.ts";
import { Card } from "./card.ts";

/** Knows which suits and faces there are, and builds a pack out of them. */
class DeckFactory {
  private readonly lastSuit = 4;
  private readonly lowestFace = 2;
  private readonly highestFace = 14;

  build(): number[] {
    const result: number[] = [];
    for (let suit = 1; suit <= this.lastSuit; suit++) {
      this.addSuit(suit, result);
    }
    return result;
  }

  private addSuit(suit: number, result: number[]): void {
    for (let face = this.lowestFace; face <= this.highestFace; face++) {
      const card = new Card(suit, face);
      result.push(card.toNumber());
    }
  }
}

/** Mixes the cards of one deck. The deck given to the constructor is changed, not copied. */
class Shuffler {
  private readonly cards: number[];

  constructor(cards: number[]) {
    this.cards = cards;
  }

  shuffle(): void {
    for (const position of this.cards.keys()) {
      this.exchange(position, this.randomPosition());
    }
  }

  private randomPosition(): number {
    return rand() % this.cards.length;
  }

  private exchange(here: number, there: number): void {
    const cardHere = this.cards[here]!;
    const cardThere = this.cards[there]!;
    this.cards[here] = cardThere;
    this.cards[there] = cardHere;
  }
}

/** Returns a sorted deck of 52 cards. */
export function newDeck(): number[] {
  return new DeckFactory().build();
}

/** Returns the card as a text with three characters. */
export function cardText(card: number): string {
  return Card.fromNumber(card).toString();
}

/** Shuffles the deck of the caller. */
export function shuffleDeck(deck: number[]): void {
  new Shuffler(deck).shuffle();
}
