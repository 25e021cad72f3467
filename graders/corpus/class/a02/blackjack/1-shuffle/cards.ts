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
  const faces = Array.from({ length: ACE - 1 }, (_, index) => index + 2);
  return [CLUBS, DIAMONDS, HEARTS, SPADES].flatMap((suit) => faces.map((face) => 100 * suit + face));
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
  return [faceText(card % 100).padStart(2), suitSymbol(Math.trunc(card / 100))].join("");
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  const letters: [number, string][] = [
    [JACK, "J"],
    [QUEEN, "Q"],
    [KING, "K"],
    [ACE, "A"],
  ];
  return letters.find(([value]) => value === face)?.[1] ?? `${face}`;
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  const symbol = [..."♣♦♥♠"].find((_, index) => index + CLUBS === suit);
  if (!symbol) throw new RangeError(`suitSymbol: unknown suit ${suit}`);
  return symbol;
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  deck.forEach((_, i) => {
    const j = rand() % deck.length;
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  });
}
