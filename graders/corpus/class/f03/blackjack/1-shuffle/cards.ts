// Cards as numbers (hundreds = suit, rest = face), and how they look.

import { rand } from "#toolkit/random.ts";

// Everything about the looks of a card is in two columns of text.
// Faces: two characters for each face, the two comes first.
const FACE_STRIP = " 2 3 4 5 6 7 8 910 J Q K A";
const SUIT_STRIP = "♣♦♥♠";
const FACES = FACE_STRIP.length / 2;

/** one card after the other: 52 numbers, counted from 0, made into suit and face */
export const newDeck = (): number[] =>
  Array.from({ length: SUIT_STRIP.length * FACES }, (_, n) => {
    const suit = 1 + Math.floor(n / FACES);
    const face = 2 + (n % FACES);
    return Number(`${suit}${String(face).padStart(2, "0")}`);
  });

/** "102" is cut into "1" and "02", and both parts are looked up in the strips */
export const cardText = (card: number): string => {
  const digits = String(card);
  return faceText(Number(digits.slice(-2))) + suitSymbol(Number(digits.slice(0, -2)));
};

/** already padded! */
const faceText = (face: number) => FACE_STRIP.substring(2 * face - 4, 2 * face - 2);

const suitSymbol = (suit: number): string => {
  if (SUIT_STRIP[suit - 1]) return SUIT_STRIP[suit - 1]!;
  throw new RangeError("there are only four suits, but this one is " + suit);
};

/** card number j goes to place i, and the card that was there goes to place j */
export const shuffleDeck = (deck: number[]): void =>
  deck.forEach((_, i) => {
    const j = rand() % deck.length;
    const [out] = deck.splice(j, 1, deck[i]!);
    deck[i] = out!;
  });
