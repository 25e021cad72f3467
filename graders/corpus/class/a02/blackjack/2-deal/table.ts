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
  const [card] = deck.splice(-1);
  if (card === undefined) throw new RangeError("dealCard: no cards left");
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
  [player, dealer, player, dealer].forEach((hand) => hand.push(dealCard(deck)));
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
  const lefts = player.map(placeText);
  const rights = dealer.map(placeText).map((text, index) => (hidden && index === 1 ? HIDDEN_CARD : text));
  const longer = lefts.length >= rights.length ? lefts : rights;
  const rows = longer.map((_, index) => [lefts[index] ?? NO_CARD, rights[index] ?? NO_CARD]);
  const table = rows.reduce(
    (lines, [left, right]) => [...lines, `| ${left}  | ${right}  |`],
    ["", " Player Dealer"],
  );
  table.forEach((line) => print(line));
}

/** The text of one place of the table: three characters, all spaces if there is no card. */
function placeText(card: number | undefined): string {
  return card === undefined ? NO_CARD : cardText(card);
}
