/**
 * Cards: 100 * suit + face. No loops in this file, the functions call themselves.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

const FIRST_CARD = 102; // two of clubs
const LAST_CARD = 414; // ace of spades
const ACE = 14;
const FROM_ACE_TO_NEXT_TWO = 88; // 114 + 88 = 202

const SUIT_SYMBOLS = "♣♦♥♠";
const HIGH_FACES = "JQKA";

// what comes after a card in a new deck
const nextCard = (card: number): number =>
  card % 100 === ACE ? card + FROM_ACE_TO_NEXT_TWO : card + 1;

// a card, and all that come after it
const cardsFrom = (card: number): number[] =>
  card === LAST_CARD ? [card] : [card, ...cardsFrom(nextCard(card))];

/** 52 cards in order. */
export const newDeck = (): number[] => cardsFrom(FIRST_CARD);

/** Three characters, such as " 9♦" or "10♠". */
export const cardText = (card: number): string =>
  widen(faceText(card % 100)) + suitSymbol(Math.floor(card / 100));

function faceText(face: number): string {
  return face > 10 ? HIGH_FACES.charAt(face - 11) : face.toString();
}

function suitSymbol(suit: number): string {
  const symbol = SUIT_SYMBOLS.charAt(suit - 1);
  if (symbol === "") throw new RangeError(`suit ${suit}`);
  return symbol;
}

// spaces in front until there are two characters
function widen(text: string): string {
  return text.length >= 2 ? text : widen(` ${text}`);
}

/** Shuffles the deck from index `i` to its end. Callers leave `i` out. */
export function shuffleDeck(deck: number[], i = 0): void {
  if (i >= deck.length) return;
  swap(deck, i, rand() % deck.length);
  shuffleDeck(deck, i + 1);
}

function swap(cards: number[], i: number, j: number): void {
  const kept = cards[i]!;
  cards[i] = cards[j]!;
  cards[j] = kept;
}
