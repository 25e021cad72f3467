/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * Suits are 1 clubs, 2 diamonds, 3 hearts, 4 spades; faces are 2 to 10, 11 jack, 12 queen, 13 king,
 * 14 ace. So 211 is the jack of diamonds, and a deck is an array of such numbers.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

const SUITS = 4;
const ACE = 14;

/** Makes a new deck in numeric order. A card is its suit and a face of two digits, side by side. */
export function newDeck(): number[] {
  let deck: number[] = [];
  for (let suit = 1; suit <= SUITS; suit++) {
    const oneSuit: number[] = [];
    for (let face = 2; face <= ACE; face++) {
      oneSuit.push(Number(`${suit}${`${face}`.padStart(2, "0")}`));
    }
    deck = [...deck, ...oneSuit];
  }
  return deck;
}

/** A card as people read it: three characters. */
export function cardText(card: number): string {
  return `${faceText(card % 100)}${suitSymbol(Math.floor(card / 100))}`.padStart(3);
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  const letters: { [face: number]: string } = { 11: "J", 12: "Q", 13: "K", 14: "A" };
  return `${letters[face] ?? face}`;
}

/** The symbol of a suit. */
function suitSymbol(suit: number): string {
  const symbols = ["♣", "♦", "♥", "♠"];
  const symbol = symbols[suit - 1];
  if (symbol === undefined) {
    throw new RangeError(`suitSymbol(${suit}): suits are from 1 to ${symbols.length}`);
  }
  return symbol;
}

/** Shuffles a deck: each card in turn changes places with a random one. */
export function shuffleDeck(deck: number[]): void {
  deck.forEach((_, i) => {
    const j = rand() % deck.length;
    const cup = deck[i]!;
    deck[i] = deck[j]!;
    deck[j] = cup;
  });
}
