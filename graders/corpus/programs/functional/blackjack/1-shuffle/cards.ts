import { rand } from "#toolkit/random";

export type Suit = 1 | 2 | 3 | 4;
type Symbol_ = "♣" | "♦" | "♥" | "♠";

const SUITS: readonly Suit[] = [1, 2, 3, 4];
const SYMBOLS: Readonly<Record<Suit, Symbol_>> = { 1: "♣", 2: "♦", 3: "♥", 4: "♠" };
const LETTERS: Readonly<Record<number, string>> = { 11: "J", 12: "Q", 13: "K", 14: "A" };

const fromTo = (low: number, high: number): readonly number[] =>
  low > high ? [] : [low, ...fromTo(low + 1, high)];

const suitOf = (card: number): number => (card - (card % 100)) / 100;
export const faceOf = (card: number): number => card % 100;

const isSuit = (n: number): n is Suit => n in SYMBOLS;

const symbolOf = (suit: number): Symbol_ => {
  if (!isSuit(suit)) throw new RangeError(`no suit ${suit}`);
  return SYMBOLS[suit];
};

const ordered = (): number[] =>
  SUITS.flatMap((suit) => fromTo(2, 14).map((face) => suit * 100 + face));

const text = (card: number): string =>
  `${LETTERS[faceOf(card)] ?? faceOf(card)}`.padStart(2) + symbolOf(suitOf(card));

const swap = (deck: number[], a: number, b: number): void => {
  [deck[a], deck[b]] = [deck[b]!, deck[a]!];
};

// forEach visits every index once, whatever was swapped before
const shuffle = (deck: number[]): void =>
  deck.forEach((_, i) => swap(deck, i, rand() % deck.length));

export { ordered as newDeck, text as cardText, shuffle as shuffleDeck };
