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

const DEALING_ORDER = ["player", "dealer", "player", "dealer"] as const;

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
  if (card === undefined) throw new RangeError("dealCard: the deck has run out");
  deck.pop();
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
  const hands = { player, dealer };
  for (const who of DEALING_ORDER) {
    const card = dealCard(deck);
    hands[who].push(card);
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
  const rows: Record<number, { left: string; right: string }> = {};
  for (const [index, card] of player.entries()) {
    rows[index] = { left: placeText(card), right: NO_CARD };
  }
  for (const [index, card] of dealer.entries()) {
    const row = (rows[index] ??= { left: NO_CARD, right: NO_CARD });
    row.right = placeText(card);
  }
  const secondRow = rows[1];
  if (hidden && secondRow) secondRow.right = HIDDEN_CARD;

  print();
  print(" Player Dealer");
  for (const { left, right } of Object.values(rows)) {
    print(`| ${left}  | ${right}  |`);
  }
}

/** The text of one place of the table: three characters, all spaces if there is no card. */
function placeText(card: number | undefined): string {
  return card ? cardText(card) : NO_CARD;
}
