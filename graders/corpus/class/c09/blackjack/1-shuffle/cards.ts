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

const LOWEST_FACE = 2;
const SUIT_FACTOR = 100;
const DECK_SIZE = 52;

/**
 * Makes a new deck in numeric order.
 *
 * @returns 52 cards: 102, 103, … 114, then 202 … 214, 302 … 314, 402 … 414
 */
export function newDeck(): number[] {
  const deck: number[] = [];
  for (const suit of [CLUBS, DIAMONDS, HEARTS, SPADES]) {
    for (let face = LOWEST_FACE; face <= ACE; face += 1) {
      deck.push(suit * SUIT_FACTOR + face);
    }
  }
  if (deck.length !== DECK_SIZE) {
    throw new Error(`newDeck: made ${deck.length} cards instead of ${DECK_SIZE}`);
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
  if (!Number.isInteger(card)) {
    throw new TypeError(`cardText: ${card} is not a whole number`);
  }
  const face = card % SUIT_FACTOR;
  const suit = (card - face) / SUIT_FACTOR;
  const text = faceText(face).padStart(2) + suitSymbol(suit);
  if (text.length !== 3) {
    throw new Error(`cardText: "${text}" does not have three characters`);
  }
  return text;
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  if (face < LOWEST_FACE || face > ACE) {
    throw new RangeError(`faceText: there is no face ${face}`);
  }
  if (face < JACK) return face.toString();
  if (face === JACK) return "J";
  if (face === QUEEN) return "Q";
  if (face === KING) return "K";
  return "A";
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  if (!Number.isInteger(suit) || suit < CLUBS || suit > SPADES) {
    throw new RangeError(`suitSymbol: the suit must be from ${CLUBS} to ${SPADES}, but it is ${suit}`);
  }
  if (suit === CLUBS) return "♣";
  if (suit === DIAMONDS) return "♦";
  return suit === HEARTS ? "♥" : "♠";
}

/**
 * Swaps two elements of an array.
 *
 * @throws RangeError when one of the places is outside the array
 */
function swap(cards: number[], a: number, b: number): void {
  const cardA = cards[a];
  const cardB = cards[b];
  if (cardA === undefined || cardB === undefined) {
    throw new RangeError(`swap: cannot swap the places ${a} and ${b} of ${cards.length}`);
  }
  cards[a] = cardB;
  cards[b] = cardA;
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  const size = deck.length;
  for (let i = 0; i < size; i += 1) {
    swap(deck, i, rand() % size);
  }
}
