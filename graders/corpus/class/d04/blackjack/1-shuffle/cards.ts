// Cards: 102 (two of clubs) to 414 (ace of spades).
import { rand } from "#toolkit/random.ts";

const SIZE = 52;
const PER_SUIT = 13;
const FACES = " 2 3 4 5 6 7 8 910 J Q K A"; // two characters each, from the 2
const SUITS = "♣♦♥♠";

// Card k is 102 + k, and skips 87 numbers more at the end of each suit.
export function newDeck() {
  return [...Array(SIZE).keys()].map((k) => 102 + k + 87 * ((k / PER_SUIT) | 0));
}

export function cardText(c: number) {
  const s = (c / 100) | 0;
  const at = 2 * (c % 100) - 4;
  if (s < 1 || s > 4) throw new RangeError(`no such suit: ${s}`);
  return FACES.slice(at, at + 2) + SUITS[s - 1];
}

// The unfair shuffle of the lesson. splice returns what it replaces, so it does the swap.
export function shuffleDeck(d: number[]) {
  for (const i in d) d[+i] = d.splice(rand() % d.length, 1, d[+i]!)[0]!;
}
