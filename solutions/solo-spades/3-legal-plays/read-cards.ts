/**
 * Cards as people type them.
 *
 * @module
 */
import { type Card, LOWEST_RANK, RANK_LETTERS, SUIT_LETTERS } from "../1-deal/cards.ts";

/**
 * The card with a name such as `TH`. Lower case and spaces around the name are allowed.
 *
 * @returns `undefined` when no card has that name
 */
export function cardNamed(name: string): Card | undefined {
  const letters = name.trim().toUpperCase();
  if (letters.length !== 2) return undefined;
  const rank = RANK_LETTERS.indexOf(letters.charAt(0));
  const suit = SUIT_LETTERS.indexOf(letters.charAt(1));
  return rank === -1 || suit === -1 ? undefined : { rank: rank + LOWEST_RANK, suit };
}

/**
 * The cards with several names, separated by spaces, such as `4C TH AS`.
 *
 * @returns `undefined` when one of them is not a card, or is there twice
 */
export function cardsNamed(names: string): Card[] | undefined {
  const cards: Card[] = [];
  for (const name of names.trim().split(/\s+/)) {
    const card = cardNamed(name);
    if (card === undefined || findCard(card, cards)) return undefined;
    cards.push(card);
  }
  return cards;
}

/**
 * Looks for a card among others. Two cards are the same if rank and suit are equal, even if one was
 * dealt and the other one typed.
 *
 * @returns the same card from `cards`; `undefined` when there is none
 */
export function findCard(card: Card, cards: Card[]): Card | undefined {
  return cards.find((other) => other.rank === card.rank && other.suit === card.suit);
}
