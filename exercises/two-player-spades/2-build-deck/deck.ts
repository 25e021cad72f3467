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
  // TODO 1: make a deck with room for 52 cards; its index starts at the bottom card, 51.
  // TODO 2: write two loops, one inside the other: for each rank, go through each suit. In the
  //         inner loop, put the card at the deck's index and move the index down by one.
  // TODO 3: set the index back to the top card, and return the deck.
  throw new Error("TODO 1: buildDeck");
}

/**
 * Prints a deck as numbers, thirteen cards per line, and the index of the next card.
 *
 * A card is its rank, a colon and its suit: `14:3` is the ace of spades.
 *
 * @param deck - the deck to print; it does not change
 */
export function printDeck(deck: Deck): void {
  // TODO 4: print the cards, thirteen per line, with one space between two cards; then the index.
  throw new Error("TODO 4: printDeck");
}
