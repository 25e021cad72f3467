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
  // TODO 1: two loops, one inside the other, push each card onto an array that begins empty.
  throw new Error("TODO 1: newDeck");
}

/**
 * A card as people read it.
 *
 * @param card - 102 to 414
 * @returns three characters: the face, with a blank before it unless it is a 10, and the suit
 *
 * @example
 * cardText(209); // " 9♦"
 * cardText(410); // "10♠"
 */
export function cardText(card: number): string {
  // TODO 2: take the card apart into suit and face; then put their two texts together.
  throw new Error("TODO 2: cardText");
}

/** A face of 2 to 14 in one character, or in two for the 10. */
function faceText(face: number): string {
  // TODO 2: 11 to 14 have letters: J, Q, K, A. Every other face is its own number.
  throw new Error("TODO 2: faceText");
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when there is no such suit
 */
function suitSymbol(suit: number): string {
  // TODO 2: ♣, ♦, ♥ or ♠; copy the symbols from here.
  throw new Error("TODO 2: suitSymbol");
}

/**
 * Shuffles a deck the assignment's way: each place in turn, from the first, changes cards with a
 * place drawn from the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards change places. Takes one random number a card.
 */
export function shuffleDeck(deck: number[]): void {
  // TODO 4: for each index from 0 up, a random index within the whole deck, and a swap.
  throw new Error("TODO 4: shuffleDeck");
}
