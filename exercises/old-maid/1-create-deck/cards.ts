/**
 * Cards, as any card game needs them. This module does not know any game.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";

/** The four suits, in the order of a new deck. */
export enum Suit {
  Clubs,
  Diamonds,
  Hearts,
  Spades,
}

/** One playing card. */
export interface Card {
  suit: Suit;
  /** 1 to 13: 1 is the ace, 11 the jack, 12 the queen, 13 the king. */
  pip: number;
}

const ACE = 1;
const JACK = 11;
const QUEEN = 12;
const KING = 13;
const CARDS_A_LINE = 13;

/**
 * Makes a new deck.
 *
 * @returns 52 cards, suit by suit (clubs, diamonds, hearts, spades), each from ace to king
 *
 * @example
 * createDeck()[1]; // { suit: Suit.Clubs, pip: 2 }
 */
export function createDeck(): Card[] {
  // TODO 1: write two loops, one inside the other: for each suit, go through each pip.
  throw new Error("TODO 1: createDeck");
}

/**
 * Names a card: its pip, then the symbol of its suit, with nothing between them.
 *
 * @example
 * cardName({ suit: Suit.Diamonds, pip: 10 }); // "10♦"
 * cardName({ suit: Suit.Spades, pip: 1 }); // "A♠"
 */
export function cardName(card: Card): string {
  // TODO 2: join the name of the pip and the symbol of the suit.
  throw new Error("TODO 2: cardName");
}

function pipName(pip: number): string {
  // TODO 2: return A, J, Q or K for four of the pips, and the number itself for the others.
  throw new Error("TODO 2: pipName");
}

function suitSymbol(suit: Suit): string {
  // TODO 2: return one of ♣ ♦ ♥ ♠.
  throw new Error("TODO 2: suitSymbol");
}

/**
 * Prints cards, thirteen per line, under a title with their number: `The deck (52):`.
 *
 * @param title - printed before the number
 * @param cards - any number of cards; if there are none, only the title is printed
 */
export function printCards(title: string, cards: Card[]): void {
  // TODO 3: print the line with the title; then the cards, thirteen per line, with one space
  //         between two cards.
  throw new Error("TODO 3: printCards");
}
