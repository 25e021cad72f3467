/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * Suits are 1 clubs, 2 diamonds, 3 hearts, 4 spades; faces are 2 to 10, 11 jack, 12 queen, 13 king,
 * 14 ace. So 211 is the jack of diamonds, and a deck is an array of such numbers.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

const CLUBS = 1;
const DIAMONDS = 2;
const HEARTS = 3;
const SPADES = 4;

const JACK = 11;
const QUEEN = 12;
const KING = 13;
const ACE = 14;

/**
 * Makes a new deck in numeric order.
 *
 * @returns 52 cards: 102, 103, … 114, then 202 … 214, 302 … 314, 402 … 414
 */
export function newDeck(): number[] {
  return Card.all().map((card) => card.code);
}

/**
 * A card as people read it.
 *
 * @param card - 102 to 414
 * @returns three characters: the face, with a space before it unless it is a 10, and the suit
 *
 * @example
 * cardText(209); // " 9♦"
 * cardText(410); // "10♠"
 */
export function cardText(card: number): string {
  return Card.fromCode(card).toString();
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  const shuffler = new Shuffler(deck);
  while (!shuffler.done) shuffler.step();
}

/** A card as an object. Only this file knows it; everybody else has the numbers. */
class Card {
  readonly suit: number;
  readonly face: number;

  constructor(suit: number, face: number) {
    if (suit < CLUBS || suit > SPADES) throw new RangeError(`Card: there is no suit ${suit}`);
    this.suit = suit;
    this.face = face;
  }

  static fromCode(code: number): Card {
    const face = code % 100;
    return new Card((code - face) / 100, face);
  }

  /** Every card once, in numeric order. */
  static all(): Card[] {
    const cards: Card[] = [];
    for (const suit of [CLUBS, DIAMONDS, HEARTS, SPADES]) {
      for (let face = 2; face <= ACE; face++) cards.push(new Card(suit, face));
    }
    return cards;
  }

  get code(): number {
    return this.suit * 100 + this.face;
  }

  get #letter(): string {
    if (this.face === JACK) return "J";
    if (this.face === QUEEN) return "Q";
    if (this.face === KING) return "K";
    if (this.face === ACE) return "A";
    return this.face.toString();
  }

  get #symbol(): string {
    return ["♣", "♦", "♥", "♠"][this.suit - CLUBS]!;
  }

  toString(): string {
    return (this.face === 10 ? "" : " ") + this.#letter + this.#symbol;
  }
}

/** Walks through a deck and shuffles it on the way. */
class Shuffler {
  readonly #deck: number[];
  #position = 0;

  constructor(deck: number[]) {
    this.#deck = deck;
  }

  get done(): boolean {
    return this.#position >= this.#deck.length;
  }

  step(): void {
    const other = rand() % this.#deck.length;
    const card = this.#deck[this.#position]!;
    this.#deck[this.#position] = this.#deck[other]!;
    this.#deck[other] = card;
    this.#position += 1;
  }
}
