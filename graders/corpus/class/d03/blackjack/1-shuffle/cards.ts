/**
 * Pure helpers around cards (a card is suit * 100 + face), plus the one impure shuffle.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

type Pair = readonly [suit: number, face: number];

/** The whole numbers from first to last, both included. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset);

const SUITS = range(1, 4);
const FACES = range(2, 14);

const COURT = new Map([
  [11, "J"],
  [12, "Q"],
  [13, "K"],
  [14, "A"],
]);

const SYMBOLS = new Map([
  [1, "♣"],
  [2, "♦"],
  [3, "♥"],
  [4, "♠"],
]);

const pack = ([suit, face]: Pair): number => suit * 100 + face;
const unpack = (card: number): Pair => [Math.trunc(card / 100), card % 100];

const fail = (why: string): never => {
  throw new RangeError(why);
};

/** Only the letters are in the map; a number is its own text. */
const faceText = (face: number): string => COURT.get(face) ?? `${face}`;

/** Looks the suit up; fails when nobody has heard of it. */
const suitSymbol = (suit: number): string => SYMBOLS.get(suit) ?? fail(`unknown suit: ${suit}`);

/** Every suit combined with every face. */
export const newDeck = (): number[] =>
  SUITS.flatMap((suit) => FACES.map((face) => pack([suit, face])));

/** "10♠" or " A♠": three characters in every case. */
export const cardText = (card: number): string => {
  const [suit, face] = unpack(card);
  return [faceText(face).padStart(2), suitSymbol(suit)].join("");
};

/** Swaps each card in turn with one from anywhere in the deck; the array itself is changed. */
export const shuffleDeck = (deck: number[]): void =>
  deck
    .map(() => rand() % deck.length)
    .forEach((to, from) => {
      [deck[from], deck[to]] = [deck[to]!, deck[from]!];
    });
