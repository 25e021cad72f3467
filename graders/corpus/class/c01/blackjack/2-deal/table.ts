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
  // first look whether there is a card at all
  if (deck.length === 0) {
    throw new RangeError("dealCard: there are no cards in the deck");
  }
  // pop takes the last card away
  const lastCard = deck.pop()!;
  return lastCard;
}

/**
 * Deals the first two cards of each hand: player, dealer, player, dealer.
 *
 * @param deck - is four cards shorter afterwards
 * @param player - an empty hand; holds two cards afterwards
 * @param dealer - an empty hand; holds two cards afterwards
 */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  // first card for the player
  const firstCard = dealCard(deck);
  player.push(firstCard);
  // first card for the dealer
  const secondCard = dealCard(deck);
  dealer.push(secondCard);
  // second card for the player
  const thirdCard = dealCard(deck);
  player.push(thirdCard);
  // second card for the dealer
  const fourthCard = dealCard(deck);
  dealer.push(fourthCard);
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
  // the empty line and the heading
  print("");
  print(" Player Dealer");

  // find out which hand is longer
  let numberOfRows = player.length;
  if (dealer.length > player.length) {
    numberOfRows = dealer.length;
  }

  // print the rows one after the other
  let rowNumber = 0;
  while (rowNumber < numberOfRows) {
    const playersCard = player[rowNumber];
    const dealersCard = dealer[rowNumber];
    const leftText = placeText(playersCard);
    let rightText = placeText(dealersCard);
    // the second card has the index 1
    if (hidden === true && rowNumber === 1) {
      rightText = HIDDEN_CARD;
    }
    print("| " + leftText + "  | " + rightText + "  |");
    rowNumber = rowNumber + 1;
  }
}

/** The text of one place of the table: three characters, all spaces if there is no card. */
function placeText(card: number | undefined): string {
  if (card === undefined) {
    return NO_CARD;
  } else {
    const text = cardText(card);
    return text;
  }
}
