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
  // TODO 1: start with an empty array; two loops, one inside the other, push each card onto it.
  throw new Error("TODO 1: newDeck");
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
  // TODO 2: split the card into suit and face, and join their two texts.
  throw new Error("TODO 2: cardText");
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  // TODO 2: 11 to 14 have letters: J, Q, K, A. Every other face is written as its number.
  throw new Error("TODO 2: faceText");
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  // TODO 2: ♣, ♦, ♥ or ♠; copy the symbols from here.
  throw new Error("TODO 2: suitSymbol");
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  // TODO 4: for each index from 0 up, choose a random index of the whole deck, and swap the two
  //         cards.
  throw new Error("TODO 4: shuffleDeck");
}
