/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * Everything is a small arrow function; the bigger ones are put together from the smaller ones.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

/** All whole numbers from the first to the last. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

const suits = range(1, 4);
const faces = range(2, 14);

const letters = new Map([
  [11, "J"],
  [12, "Q"],
  [13, "K"],
  [14, "A"],
]);

const symbols = new Map([
  [1, "♣"],
  [2, "♦"],
  [3, "♥"],
  [4, "♠"],
]);

const suitOf = (card: number): number => Math.floor(card / 100);
const faceOf = (card: number): number => card % 100;

/** A face as its letter or its number. */
const faceText = (face: number): string => letters.get(face) ?? String(face);

/** Throws an error, as an expression. */
const fail = (message: string): never => {
  throw new RangeError(message);
};

/** The symbol of a suit; a RangeError if there is no such suit. */
const suitSymbol = (suit: number): string => symbols.get(suit) ?? fail(`no such suit: ${suit}`);

/** Makes a new deck in numeric order. */
export const newDeck = (): number[] =>
  suits.flatMap((suit) => faces.map((face) => suit * 100 + face));

/** A card in three characters. */
export const cardText = (card: number): string =>
  [faceText(faceOf(card)).padStart(2), suitSymbol(suitOf(card))].join("");

/** Swaps each card with a random card of the whole deck, in the array itself. */
export const shuffleDeck = (deck: number[]): void =>
  deck.forEach((card, place) => {
    const other = rand() % deck.length;
    deck[place] = deck[other]!;
    deck[other] = card;
  });
