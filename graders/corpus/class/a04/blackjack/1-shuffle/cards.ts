/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * Suits are 1 clubs, 2 diamonds, 3 hearts, 4 spades; faces are 2 to 10, 11 jack, 12 queen, 13 king,
 * 14 ace. So 211 is the jack of diamonds, and a deck is an array of such numbers.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

const JACK = 11;

/**
 * Makes a new deck in numeric order.
 *
 * @returns 52 cards: 102, 103, … 114, then 202 … 214, 302 … 314, 402 … 414
 */
export function newDeck(): number[] {
  const deck: number[] = [];
  let n = 0;
  while (n < 52) {
    deck[n] = (Math.floor(n / 13) + 1) * 100 + (n % 13) + 2;
    n++;
  }
  return deck;
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
  let suit = 0;
  let rest = card;
  while (rest >= 100) {
    rest -= 100;
    suit++;
  }
  let text = faceText(rest);
  while (text.length < 2) text = " " + text;
  return text + suitSymbol(suit);
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  if (face < JACK) return String(face);
  const letters = "JQKA";
  return letters[face - JACK]!;
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  const symbols = "♣♦♥♠";
  const index = suit - 1;
  if (index < 0 || index >= symbols.length) throw new RangeError("suitSymbol: bad suit " + suit);
  return symbols[index]!;
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  const n = deck.length;
  let i = 0;
  let j: number;
  let temp: number;
  while (i < n) {
    j = rand() % n;
    temp = deck[j]!;
    deck[j] = deck[i]!;
    deck[i] = temp;
    i++;
  }
}
