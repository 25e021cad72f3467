/**
 * Cards as numbers (suit * 100 + face), as short as I could make it.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

/** 52 cards in order. */
export function newDeck(): number[] {
  const d: number[] = [];
  for (let c = 102; c < 415; c++) if (c % 100 > 1 && c % 100 < 15) d.push(c);
  return d;
}

/** Card as three characters. */
export function cardText(card: number): string {
  return faceText(card % 100).padStart(2) + suitSymbol((card / 100) | 0);
}

/** 2 to 10 and J Q K A. */
function faceText(face: number): string {
  return "JQKA"[face - 11] ?? `${face}`;
}

/** Symbol of suit 1 to 4, or a RangeError. */
function suitSymbol(suit: number): string {
  const s = "♣♦♥♠"[suit - 1];
  if (!s) throw new RangeError(`suit ${suit}?`);
  return s;
}

/** Swaps every card with a random one. */
export function shuffleDeck(deck: number[]): void {
  for (let i = 0, n = deck.length, j, t; i < n; deck[i++] = deck[j]!, deck[j] = t!) {
    j = rand() % n;
    t = deck[i];
  }
}
