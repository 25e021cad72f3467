/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

/** A number and how it is shown. */
type Sign = readonly [number, string];

/** A card in its two parts: suit and face. */
type Parts = [suit: number, face: number];

const SUITS: readonly Sign[] = [
  [1, "♣"],
  [2, "♦"],
  [3, "♥"],
  [4, "♠"],
];

const FACES: readonly Sign[] = [
  [2, "2"],
  [3, "3"],
  [4, "4"],
  [5, "5"],
  [6, "6"],
  [7, "7"],
  [8, "8"],
  [9, "9"],
  [10, "10"],
  [11, "J"],
  [12, "Q"],
  [13, "K"],
  [14, "A"],
];

/** Makes a new deck in numeric order: every suit with every face. */
export function newDeck(): number[] {
  const deck: number[] = [];
  for (const [suit] of SUITS) {
    for (const [face] of FACES) deck.push(100 * suit + face);
  }
  return deck;
}

/** Takes a card apart. */
function split(card: number): Parts {
  return [Math.floor(card / 100), card % 100];
}

/** A card as people read it. */
export function cardText(card: number): string {
  const [suit, face] = split(card);
  return faceText(face).padStart(2) + suitSymbol(suit);
}

/** Looks a number up in a list of signs. */
function lookUp(signs: readonly Sign[], wanted: number): string | undefined {
  const [, text] = signs.find(([number]) => number === wanted) ?? [];
  return text;
}

/** A face of 2 to 14. */
function faceText(face: number): string {
  return lookUp(FACES, face) ?? String(face);
}

/** The symbol of a suit. */
function suitSymbol(suit: number): string {
  const symbol = lookUp(SUITS, suit);
  if (symbol === undefined) throw new RangeError(`suitSymbol: unknown suit ${suit}`);
  return symbol;
}

/** Shuffles a deck in place. */
export function shuffleDeck(deck: number[]): void {
  for (let i = 0; i < deck.length; i++) {
    const j = rand() % deck.length;
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
}
