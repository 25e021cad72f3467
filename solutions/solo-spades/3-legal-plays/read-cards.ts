/**
 * Cards as people type them.
 *
 * @module
 */
import { type Card, LOWEST_RANK, RANK_LETTERS, SUIT_LETTERS } from "../1-deal/cards.ts";

/**
 * The card of a name such as `TH`. Small letters and blanks around the name will do.
 *
 * @returns `undefined` when no card of the deck is called so
 */
export function cardNamed(name: string): Card | undefined {
  const letters = name.trim().toUpperCase();
  if (letters.length !== 2) return undefined;
  const rank = RANK_LETTERS.indexOf(letters.charAt(0));
  const suit = SUIT_LETTERS.indexOf(letters.charAt(1));
  return rank === -1 || suit === -1 ? undefined : { rank: rank + LOWEST_RANK, suit };
}

/**
 * The cards of several names with blanks between them, such as `4C TH AS`.
 *
 * @returns `undefined` when one of them is no card, or stands there twice
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
 * Looks for a card among others. Cards are the same when rank and suit are, even if one was dealt
 * and the other typed.
 *
 * @returns the one of `cards` that is the same; `undefined` when there is none
 */
export function findCard(card: Card, cards: Card[]): Card | undefined {
  return cards.find((other) => other.rank === card.rank && other.suit === card.suit);
}
