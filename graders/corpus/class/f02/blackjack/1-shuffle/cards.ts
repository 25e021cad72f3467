/**
 * Utility functions for cards. The exported functions delegate to the class Card.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";
import { Card } from "./Card.ts";

/** Creates the sorted deck. */
export function newDeck(): number[] {
  const result: number[] = new Array<number>();
  let suit: number = 1;
  while (suit <= Card.NUMBER_OF_SUITS) {
    let face: number = Card.LOWEST_FACE;
    while (face <= Card.HIGHEST_FACE) {
      result.push(new Card(suit, face).getCode());
      face += 1;
    }
    suit += 1;
  }
  return result;
}

/** The toString method of a card; exactly three characters. */
export function cardText(card: number): string {
  const theCard: Card = Card.valueOf(card);
  let text: string = faceText(theCard.getFace());
  if (text.length < 2) {
    text = " " + text;
  }
  return text.concat(suitSymbol(theCard.getSuit()));
}

/** Text of a face, 2 to 14. */
function faceText(face: number): string {
  if (face === 11) {
    return "J";
  } else if (face === 12) {
    return "Q";
  } else if (face === 13) {
    return "K";
  } else if (face === Card.HIGHEST_FACE) {
    return "A";
  } else {
    return face.toString();
  }
}

/** Symbol of a suit, 1 to 4. Throws if the argument is illegal. */
function suitSymbol(suit: number): string {
  const SYMBOLS: string = "♣♦♥♠";
  if (suit < 1 || suit > SYMBOLS.length) {
    throw new RangeError("suitSymbol: illegal suit " + suit);
  }
  return SYMBOLS.charAt(suit - 1);
}

/** Shuffles the deck. The parameter is modified. */
export function shuffleDeck(deck: number[]): void {
  const size: number = deck.length;
  for (let index: number = 0; index < size; index++) {
    const randomIndex: number = rand() % size;
    swap(deck, index, randomIndex);
  }
}

/** Like Collections.swap in Java. */
function swap(list: number[], first: number, second: number): void {
  const temp: number = list[first]!;
  list[first] = list[second]!;
  list[second] = temp;
}
