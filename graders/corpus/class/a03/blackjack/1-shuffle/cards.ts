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

const TWO = 2;
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
  const deck: number[] = [];
  addSuit(deck, CLUBS);
  addSuit(deck, DIAMONDS);
  addSuit(deck, HEARTS);
  addSuit(deck, SPADES);
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
  return twoWide(faceText(faceOf(card))) + suitSymbol(suitOf(card));
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  return isCourtCard(face) ? courtLetter(face) : String(face);
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  checkSuit(suit);
  if (isBlack(suit)) return suit === CLUBS ? "♣" : "♠";
  return suit === DIAMONDS ? "♦" : "♥";
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  for (const place of deck.keys()) swap(deck, place, randomPlace(deck));
}

/** Puts one card together from its two parts. */
function makeCard(suit: number, face: number): number {
  return 100 * suit + face;
}

/** Adds the thirteen cards of a suit to the deck. */
function addSuit(deck: number[], suit: number): void {
  for (let face = TWO; face <= ACE; face++) deck.push(makeCard(suit, face));
}

function suitOf(card: number): number {
  return Math.floor(card / 100);
}

function faceOf(card: number): number {
  return card % 100;
}

function twoWide(text: string): string {
  return text.padStart(2);
}

/** Whether the face is written as a letter. The ace is, too. */
function isCourtCard(face: number): boolean {
  return face >= JACK && face <= ACE;
}

function courtLetter(face: number): string {
  return "JQKA".charAt(face - JACK);
}

function isBlack(suit: number): boolean {
  return suit === CLUBS || suit === SPADES;
}

function isSuit(suit: number): boolean {
  return isBlack(suit) || suit === DIAMONDS || suit === HEARTS;
}

function checkSuit(suit: number): void {
  if (!isSuit(suit)) throw new RangeError(`checkSuit: ${suit} is not a suit`);
}

function randomPlace(deck: number[]): number {
  return rand() % deck.length;
}

function swap(deck: number[], a: number, b: number): void {
  const kept = deck[a]!;
  deck[a] = deck[b]!;
  deck[b] = kept;
}
