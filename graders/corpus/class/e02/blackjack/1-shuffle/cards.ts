/**
 * The cards of Blackjack as numbers like 311 (suit 3, face 11).
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";
import { range } from "./sequences.ts";

const CLUBS = 1, DIAMONDS = 2, HEARTS = 3, SPADES = 4;
const LOWEST = 2;
const JACK = 11, QUEEN = 12, KING = 13, ACE = 14;

/** All the cards there are, one after another. */
function* everyCard() {
  for (const suit of range(CLUBS, SPADES)) {
    yield* suitOf13(suit);
  }
}

/** The thirteen cards of a suit. */
function* suitOf13(suit: number) {
  for (const face of range(LOWEST, ACE)) yield 100 * suit + face;
}

export function newDeck(): number[] {
  return [...everyCard()];
}

/** The three characters of a card come out of here in pieces: space (perhaps), face, suit. */
function* pieces(card: number): Generator<string> {
  const face = card % 100;
  const suit = (card - face) / 100;

  if (face !== 10) yield " ";

  switch (face) {
    case JACK: yield "J"; break;
    case QUEEN: yield "Q"; break;
    case KING: yield "K"; break;
    case ACE: yield "A"; break;
    default: yield `${face}`;
  }

  switch (suit) {
    case CLUBS: yield "♣"; break;
    case DIAMONDS: yield "♦"; break;
    case HEARTS: yield "♥"; break;
    case SPADES: yield "♠"; break;
    default: throw new RangeError(`pieces: what is suit ${suit}?`);
  }
}

export function cardText(card: number): string {
  return [...pieces(card)].join("");
}

/** Which two places are swapped next. There are `size` pairs, and each costs one rand(). */
function* swaps(size: number): Generator<[number, number]> {
  for (const place of range(0, size - 1)) yield [place, rand() % size];
}

export function shuffleDeck(deck: number[]): void {
  for (const [a, b] of swaps(deck.length)) {
    [deck[a], deck[b]] = [deck[b]!, deck[a]!];
  }
}
