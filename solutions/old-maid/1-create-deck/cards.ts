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
  const deck: Card[] = [];
  for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {
    for (let pip = ACE; pip <= KING; pip++) {
      deck.push({ suit, pip });
    }
  }
  return deck;
}

/**
 * Names a card: its pip, then the symbol of its suit, with nothing between them.
 *
 * @example
 * cardName({ suit: Suit.Diamonds, pip: 10 }); // "10♦"
 * cardName({ suit: Suit.Spades, pip: 1 }); // "A♠"
 */
export function cardName(card: Card): string {
  return pipName(card.pip) + suitSymbol(card.suit);
}

function pipName(pip: number): string {
  switch (pip) {
    case ACE:
      return "A";
    case JACK:
      return "J";
    case QUEEN:
      return "Q";
    case KING:
      return "K";
    default:
      return String(pip);
  }
}

function suitSymbol(suit: Suit): string {
  switch (suit) {
    case Suit.Clubs:
      return "♣";
    case Suit.Diamonds:
      return "♦";
    case Suit.Hearts:
      return "♥";
    case Suit.Spades:
      return "♠";
  }
}

/**
 * Prints cards, thirteen per line, under a title with their number: `The deck (52):`.
 *
 * @param title - printed before the number
 * @param cards - any number of cards; if there are none, only the title is printed
 */
export function printCards(title: string, cards: Card[]): void {
  print(`${title} (${cards.length}):`);
  for (let start = 0; start < cards.length; start += CARDS_A_LINE) {
    const row = cards.slice(start, start + CARDS_A_LINE);
    print(row.map(cardName).join(" "));
  }
}
