/**
 * Cards: what any card game needs. This module knows of no game.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";

/** The four suits, in the order in which a new deck holds them. */
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
  // TODO 1: two loops, one inside the other: each suit, and for each suit each pip.
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
  // TODO 2: the name of the pip and the symbol of the suit, one after the other.
  throw new Error("TODO 2: cardName");
}

function pipName(pip: number): string {
  // TODO 2: A, J, Q and K for four of the pips, the number itself for the others.
  throw new Error("TODO 2: pipName");
}

function suitSymbol(suit: Suit): string {
  // TODO 2: one of ♣ ♦ ♥ ♠.
  throw new Error("TODO 2: suitSymbol");
}

/**
 * Prints cards, thirteen a line, under a title that says how many there are: `The deck (52):`.
 *
 * @param title - stands before the number
 * @param cards - any number of cards, also none: then only the title is printed
 */
export function printCards(title: string, cards: Card[]): void {
  // TODO 3: the line with the title; then the cards, thirteen a line, one blank between two.
  throw new Error("TODO 3: printCards");
}
