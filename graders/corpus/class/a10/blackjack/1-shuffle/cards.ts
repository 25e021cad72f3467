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
  return cardsFrom(CLUBS, 2);
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
  if (card >= 200) return cardText(card - 100).slice(0, 2) + suitSymbol(Math.floor(card / 100));
  return faceText(card - 100).padStart(2) + suitSymbol(CLUBS);
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  return face === JACK ? "J" : face === QUEEN ? "Q" : face === KING ? "K" : face === ACE ? "A" : `${face}`;
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  return nthSymbol(["♣", "♦", "♥", "♠"], suit);
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  shuffleFrom(deck, 0);
}

/** This card and all that come after it. */
function cardsFrom(suit: number, face: number): number[] {
  if (suit > SPADES) return [];
  if (face > ACE) return cardsFrom(suit + 1, 2);
  return [100 * suit + face, ...cardsFrom(suit, face + 1)];
}

function nthSymbol(symbols: string[], n: number): string {
  const [first, ...others] = symbols;
  if (first === undefined || n < 1) throw new RangeError("suitSymbol: no such suit");
  return n === 1 ? first : nthSymbol(others, n - 1);
}

/** Shuffles the cards at index i and after it; the others may move, too. */
function shuffleFrom(deck: number[], i: number): void {
  if (i === deck.length) return;
  const j = rand() % deck.length;
  const card = deck[i]!;
  deck[i] = deck[j]!;
  deck[j] = card;
  shuffleFrom(deck, i + 1);
}
