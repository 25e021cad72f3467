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
  switch (deck.length) {
    case 0:
      throw new RangeError("dealCard: the deck is empty");
    default:
      return deck.pop()!;
  }
}

/**
 * Deals the first two cards of each hand: player, dealer, player, dealer.
 *
 * @param deck - is four cards shorter afterwards
 * @param player - an empty hand; holds two cards afterwards
 * @param dealer - an empty hand; holds two cards afterwards
 */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  for (let turn = 0; turn < 4; turn++) {
    switch (turn % 2) {
      case 0:
        player.push(dealCard(deck));
        break;
      case 1:
        dealer.push(dealCard(deck));
        break;
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
  print();
  print(" Player Dealer");
  const rows = player.length < dealer.length ? dealer.length : player.length;
  for (let row = 0; row < rows; row++) {
    let right: string;
    switch (row) {
      case 1:
        right = hidden ? HIDDEN_CARD : placeText(dealer[1]);
        break;
      default:
        right = placeText(dealer[row]);
    }
    print(`| ${placeText(player[row])}  | ${right}  |`);
  }
}

/** The text of one place of the table: three characters, all spaces if there is no card. */
function placeText(card: number | undefined): string {
  switch (card) {
    case undefined:
      return NO_CARD;
    default:
      return cardText(card);
  }
}
