/**
 * The deck: all 52 cards in order, and a way to print them.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { type Card, type Deck, Suit } from "../1-structs/structs.ts";

const DECK_SIZE = 52;
const LOWEST_RANK = 2;
const HIGHEST_RANK = 14;
const CARDS_A_LINE = 13;

/**
 * Builds a deck in order: the ace of spades on top, the two of clubs at the bottom.
 *
 * @returns 52 cards from the ace of spades at index 0 to the two of clubs at index 51; the deck's
 *   own index is 0, so the top card is drawn first
 *
 * @example
 * buildDeck().cards[0]; // { rank: 14, suit: Suit.Spades }
 */
export function buildDeck(): Deck {
  const deck: Deck = { cards: new Array<Card>(DECK_SIZE), index: DECK_SIZE - 1 };
  for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; rank++) {
    for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {
      deck.cards[deck.index] = { rank, suit };
      deck.index--;
    }
  }
  // The loops leave the index at -1, just past the top, but drawing begins at the top.
  deck.index = 0;
  return deck;
}

/**
 * Prints a deck as numbers, thirteen cards per line, and the index of the next card.
 *
 * A card is its rank, a colon and its suit: `14:3` is the ace of spades.
 *
 * @param deck - the deck to print; it does not change
 */
export function printDeck(deck: Deck): void {
  for (let start = 0; start < deck.cards.length; start += CARDS_A_LINE) {
    const row = deck.cards.slice(start, start + CARDS_A_LINE);
    print(row.map((card) => `${card.rank}:${card.suit}`).join(" "));
  }
  print(`Next card: index ${deck.index}`);
}
