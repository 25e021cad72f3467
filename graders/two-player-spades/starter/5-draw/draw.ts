/**
 * The draw: two players take turns at the deck until each holds thirteen cards.
 *
 * In a turn, a player looks at one card and keeps it or not. If the player keeps it, the next card
 * is discarded. If not, the player gets the next card, whatever it is.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import type { Card, Deck, Hand } from "../1-structs/structs.ts";
import { cardName } from "../4-display/display.ts";

const HAND_SIZE = 13;

/**
 * Makes an empty hand.
 *
 * @returns a hand of 13 blank cards (rank 0, suit 0) and the count 0
 */
export function emptyHand(): Hand {
  // TODO 1: make thirteen blank cards, as in stage 1, and the count.
  throw new Error("TODO 1: emptyHand");
}

/**
 * Takes the next card off the deck.
 *
 * @returns the card at the deck's index, which moves on by one
 * @throws RangeError when all 52 cards have been drawn
 *
 * @example
 * drawCard(buildDeck()); // { rank: 14, suit: Suit.Spades }
 */
export function drawCard(deck: Deck): Card {
  // TODO 1: return the card at the deck's index, and move the index on by one.
  throw new Error("TODO 1: drawCard");
}

/**
 * Puts a card into a hand, after the cards it already holds; the hand's count grows by one.
 *
 * @throws RangeError when the hand already holds 13 cards
 */
export function addCard(hand: Hand, card: Card): void {
  // TODO 1: put the card at the first blank place, and count it.
  throw new Error("TODO 1: addCard");
}

/**
 * Asks the human whether to keep a card, until the answer is Y or N.
 *
 * Lower case and spaces around the letter are allowed. An empty line is printed after every answer.
 *
 * @param card - the card that was just drawn
 * @returns whether the human keeps it
 */
export async function askKeep(card: Card): Promise<boolean> {
  // TODO 2: ask, print an empty line, and look at the answer; after a wrong one, use the other
  //         prompt.
  throw new Error("TODO 2: askKeep");
}

/**
 * One turn of the human: two cards leave the deck, and one of them goes into the hand.
 *
 * @param deck - its index moves on by two
 * @param hand - holds one card more afterwards
 */
export async function humanDraws(deck: Deck, hand: Hand): Promise<void> {
  // TODO 3: draw, ask, draw again; one card goes into the hand. Print what became of the second
  //         one.
  throw new Error("TODO 3: humanDraws");
}

/**
 * One turn of the computer, which always keeps the first card; nothing is shown.
 *
 * @param deck - its index moves on by two
 * @param hand - holds one card more afterwards
 */
export function computerDraws(deck: Deck, hand: Hand): void {
  // TODO 4: two cards leave the deck; the first goes into the hand.
  throw new Error("TODO 4: computerDraws");
}

/**
 * The whole draw: turn by turn until the deck is empty.
 *
 * @param deck - a full deck, its index at 0
 * @param humanFirst - whether the human takes the first turn
 * @returns the two hands of 13 cards, in the order in which the cards were kept
 */
export async function drawHands(
  deck: Deck,
  humanFirst: boolean,
): Promise<{ human: Hand; computer: Hand }> {
  // TODO 4: make two empty hands; let the players take turns until the deck is empty.
  throw new Error("TODO 4: drawHands");
}

/**
 * Prints the cards of the human's hand on one line: `Your hand is: TC 3C AS`.
 *
 * @param hand - its blank cards are not printed
 */
export function printHand(hand: Hand): void {
  // TODO 5: print one line, with one space between two names; leave out the blank cards.
  throw new Error("TODO 5: printHand");
}
