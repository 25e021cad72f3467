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
  checkNotEmpty(deck);
  return deck.pop()!;
}

/**
 * Deals the first two cards of each hand: player, dealer, player, dealer.
 *
 * @param deck - is four cards shorter afterwards
 * @param player - an empty hand; holds two cards afterwards
 * @param dealer - an empty hand; holds two cards afterwards
 */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  dealRound(deck, player, dealer);
  dealRound(deck, player, dealer);
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
  printHeading();
  const rows = longerLength(player, dealer);
  for (let row = 0; row < rows; row++) {
    printRow(placeText(player[row]), dealersPlace(dealer, row, hidden));
  }
}

/** The text of one place of the table: three characters, all spaces if there is no card. */
function placeText(card: number | undefined): string {
  if (card === undefined) return NO_CARD;
  return cardText(card);
}

function checkNotEmpty(deck: number[]): void {
  if (deck.length === 0) throw new RangeError("checkNotEmpty: nothing to deal");
}

/** One card for the player and then one for the dealer. */
function dealRound(deck: number[], player: number[], dealer: number[]): void {
  dealTo(player, deck);
  dealTo(dealer, deck);
}

/** Moves one card from the deck into a hand. */
export function dealTo(hand: number[], deck: number[]): void {
  hand.push(dealCard(deck));
}

function printHeading(): void {
  print();
  print(" Player Dealer");
}

function printRow(left: string, right: string): void {
  print(`| ${left}  | ${right}  |`);
}

function longerLength(one: number[], other: number[]): number {
  return Math.max(one.length, other.length);
}

function isSecond(row: number): boolean {
  return row === 1;
}

function dealersPlace(dealer: number[], row: number, hidden: boolean): string {
  if (hidden && isSecond(row)) return HIDDEN_CARD;
  return placeText(dealer[row]);
}
