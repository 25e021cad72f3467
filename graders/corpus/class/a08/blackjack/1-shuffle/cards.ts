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
  return [...cardsInOrder()];
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
  const face = card % 100;
  const suit = (card - face) / 100;
  return `${faceText(face).padStart(2, " ")}${suitSymbol(suit)}`;
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  let value = JACK;
  for (const letter of "JQKA") {
    if (value++ === face) return letter;
  }
  return face.toString();
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  for (const [number, symbol] of suits()) {
    if (number === suit) return symbol;
  }
  throw new RangeError(`suitSymbol: ${suit}`);
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  for (const [here, there] of swaps(deck.length)) {
    const moved = deck[there]!;
    deck[there] = deck[here]!;
    deck[here] = moved;
  }
}

/** All suits, with their numbers. */
function* suits(): Generator<[number, string]> {
  yield [CLUBS, "♣"];
  yield [DIAMONDS, "♦"];
  yield [HEARTS, "♥"];
  yield [SPADES, "♠"];
}

/** The numbers from the first to the last, both included. */
function* range(first: number, last: number): Generator<number> {
  for (let value = first; value <= last; value++) yield value;
}

/** Every card, suit after suit. */
function* cardsInOrder(): Generator<number> {
  for (const [suit] of suits()) yield* range(suit * 100 + 2, suit * 100 + ACE);
}

/** Which two places to swap, one pair for each place of the deck. */
function* swaps(size: number): Generator<[number, number]> {
  for (const place of range(0, size - 1)) yield [place, rand() % size];
}
