/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * Suits are 1 clubs, 2 diamonds, 3 hearts, 4 spades; faces are 2 to 10, 11 jack, 12 queen, 13 king,
 * 14 ace. So 211 is the jack of diamonds, and a deck is an array of such numbers.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

const SYMBOLS: Record<number, string> = {
  1: "♣",
  2: "♦",
  3: "♥",
  4: "♠",
};

const FACES: Record<number, string> = {
  2: " 2",
  3: " 3",
  4: " 4",
  5: " 5",
  6: " 6",
  7: " 7",
  8: " 8",
  9: " 9",
  10: "10",
  11: " J",
  12: " Q",
  13: " K",
  14: " A",
};

/**
 * Makes a new deck in numeric order.
 *
 * @returns 52 cards: 102, 103, … 114, then 202 … 214, 302 … 314, 402 … 414
 */
export function newDeck(): number[] {
  const deck: number[] = [];
  for (const suit in SYMBOLS) {
    for (const face in FACES) {
      deck.push(Number(suit) * 100 + Number(face));
    }
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
  const digits = String(card);
  const suit = Number(digits[0]);
  const face = Number(digits.slice(1));
  return faceText(face) + suitSymbol(suit);
}

/** A face of 2 to 14 in two characters. */
function faceText(face: number): string {
  return FACES[face] ?? "??";
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  const symbol = SYMBOLS[suit];
  if (symbol === undefined) {
    throw new RangeError(`suitSymbol: no symbol for ${suit}`);
  }
  return symbol;
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  const size = deck.length;
  for (let from = 0; from < size; from++) {
    const to = rand() % size;
    const pair = { a: deck[from]!, b: deck[to]! };
    deck[from] = pair.b;
    deck[to] = pair.a;
  }
}
