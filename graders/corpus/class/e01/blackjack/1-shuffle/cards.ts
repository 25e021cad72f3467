/**
 * Cards as numbers (100 * suit + face). Everything about a card is looked up in one table, which is
 * filled once when the program starts.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

/** suit number -> symbol, in the order of the deck */
const SUITS = new Map<number, string>([
  [1, "♣"],
  [2, "♦"],
  [3, "♥"],
  [4, "♠"],
]);

/** face number -> two characters, in the order of the deck */
const FACES = new Map<number, string>([
  [2, " 2"],
  [3, " 3"],
  [4, " 4"],
  [5, " 5"],
  [6, " 6"],
  [7, " 7"],
  [8, " 8"],
  [9, " 9"],
  [10, "10"],
  [11, " J"],
  [12, " Q"],
  [13, " K"],
  [14, " A"],
]);

/** card number -> three characters; a Map remembers the order in which its keys came in */
const CARDS = new Map<number, string>();

SUITS.forEach((symbol, suit) => {
  FACES.forEach((letters, face) => {
    CARDS.set(suit * 100 + face, letters + symbol);
  });
});

/** @returns the keys of the table: 102 up to 414 */
export function newDeck(): number[] {
  return Array.from(CARDS.keys());
}

/**
 * Looks a card up.
 *
 * @throws RangeError for a number that is not in the table
 */
export function cardText(card: number): string {
  const text = CARDS.get(card);
  if (text) return text;
  throw new RangeError(`cardText: ${card} is not a card`);
}

/** Every card changes places with a random one. Works on the deck itself, whatever its size. */
export function shuffleDeck(deck: number[]): void {
  for (const [here, card] of deck.entries()) {
    const there = rand() % deck.length;
    deck[here] = deck[there]!;
    deck[there] = card;
  }
}
