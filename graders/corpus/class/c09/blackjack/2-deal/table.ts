/**
 * The table: cards leave the deck, and two hands lie side by side.
 *
 * A hand is an array of cards in the order in which they were dealt.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

const NO_CARD = "   ";
const HIDDEN_CARD = " **";

const CARDS_PER_HAND = 2;
const HIDDEN_INDEX = 1;
const PLACE_WIDTH = 3;

/**
 * Deals one card from the end of the deck.
 *
 * @param deck - is one card shorter afterwards
 * @returns the card that was last in the deck
 * @throws RangeError when the deck is empty
 *
 * @example
 * dealCard(newDeck()); // 414, the ace of spades
 */
export function dealCard(deck: number[]): number {
  const card = deck.at(-1);
  if (card === undefined) {
    throw new RangeError("dealCard: cannot deal from an empty deck");
  }
  deck.length -= 1;
  return card;
}

/**
 * Deals the first two cards of each hand: player, dealer, player, dealer.
 *
 * @param deck - is four cards shorter afterwards
 * @param player - an empty hand; holds two cards afterwards
 * @param dealer - an empty hand; holds two cards afterwards
 */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  if (player.length > 0 || dealer.length > 0) {
    throw new Error("dealHands: both hands must be empty at the start");
  }
  if (deck.length < 2 * CARDS_PER_HAND) {
    throw new RangeError(`dealHands: ${deck.length} cards are too few`);
  }
  while (dealer.length < CARDS_PER_HAND) {
    for (const hand of [player, dealer]) {
      hand.push(dealCard(deck));
    }
  }
}

/**
 * Prints an empty line and then the table: a heading, and one row for each card of the longer hand.
 *
 * @param hidden - whether the dealer's second card is face down; false if left out
 *
 * @example
 * printTable([312, 213, 307], [304, 114]);
 * //
 * //  Player Dealer
 * // |  Q♥  |  4♥  |
 * // |  K♦  |  A♣  |
 * // |  7♥  |      |
 */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  const height = player.length > dealer.length ? player.length : dealer.length;
  if (height === 0) {
    throw new RangeError("printTable: there is nothing to show");
  }
  print();
  print(" Player Dealer");
  for (let i = 0; i < height; i += 1) {
    const left = checkedWidth(placeText(player[i]));
    const right = checkedWidth(dealersText(dealer, i, hidden));
    print(`| ${left}  | ${right}  |`);
  }
}

/** What people see of the dealer's card at this index. */
function dealersText(dealer: number[], index: number, hidden: boolean): string {
  if (hidden && index === HIDDEN_INDEX) return HIDDEN_CARD;
  return placeText(dealer[index]);
}

/**
 * Returns the text itself, if it fits into the table.
 *
 * @throws Error when the columns would not be straight
 */
function checkedWidth(text: string): string {
  if (text.length !== PLACE_WIDTH) {
    throw new Error(`checkedWidth: "${text}" does not fit into the table`);
  }
  return text;
}

/** The text of one place of the table: three characters, all spaces if there is no card. */
function placeText(card: number | undefined): string {
  if (card === undefined) return NO_CARD;
  return cardText(card);
}
