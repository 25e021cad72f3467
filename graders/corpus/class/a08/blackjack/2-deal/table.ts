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
  const card = deck.pop();
  if (card !== undefined) return card;
  throw new RangeError("dealCard: empty deck");
}

/**
 * Deals the first two cards of each hand: player, dealer, player, dealer.
 *
 * @param deck - is four cards shorter afterwards
 * @param player - an empty hand; holds two cards afterwards
 * @param dealer - an empty hand; holds two cards afterwards
 */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  for (const hand of takeTurns(2, player, dealer)) hand.push(dealCard(deck));
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
  print();
  print(" Player Dealer");
  const right = column(dealer, hidden ? 1 : undefined);
  for (const left of column(player)) {
    const other = right.next().value;
    if (left === NO_CARD && other === NO_CARD) break;
    print(`| ${left}  | ${other}  |`);
  }
}

/** The text of one place of the table: three characters, all spaces if there is no card. */
function placeText(card: number | undefined): string {
  return card !== undefined ? cardText(card) : NO_CARD;
}

/** The hands in turn, for so many rounds. */
function* takeTurns(rounds: number, ...hands: number[][]): Generator<number[]> {
  while (rounds-- > 0) yield* hands;
}

/** The places of a column from top to bottom. It never ends: below the cards it is empty. */
function* column(hand: number[], covered?: number): Generator<string, never> {
  for (const [row, card] of hand.entries()) {
    yield row === covered ? HIDDEN_CARD : placeText(card);
  }
  for (;;) yield placeText(undefined);
}
