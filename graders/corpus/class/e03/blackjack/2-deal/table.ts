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
 */
export function dealCard(deck: number[]): number {
  const topCard = deck.pop();
  if (topCard === undefined) {
    throw new RangeError("dealCard: I cannot deal a card, because the deck is empty");
  } else {
    return topCard;
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
  // First I take the four cards from the deck, in the right order ...
  const firstCard = dealCard(deck);
  const secondCard = dealCard(deck);
  const thirdCard = dealCard(deck);
  const fourthCard = dealCard(deck);
  // ... and then I give them to the two people.
  player.push(firstCard, thirdCard);
  dealer.push(secondCard, fourthCard);
}

/**
 * Prints an empty line and then the table: a heading, and one row for each card of the longer hand.
 *
 * @param hidden - whether the dealer's second card is face down; false if left out
 */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  // Which hand is longer? That is the number of rows.
  let numberOfRows = 0;
  if (player.length > dealer.length) {
    numberOfRows = player.length;
  } else {
    numberOfRows = dealer.length;
  }

  print("");
  print(" Player Dealer");
  for (let row = 0; row < numberOfRows; row = row + 1) {
    const playersText = placeText(player[row]);
    let dealersText = placeText(dealer[row]);
    // The second card has the index 1, because we count from 0.
    if (hidden === true && row === 1) {
      dealersText = HIDDEN_CARD;
    }
    const wholeRow = "| " + playersText + "  | " + dealersText + "  |";
    print(wholeRow);
  }
}

/** The text of one place of the table: three characters, all spaces if there is no card. */
function placeText(card: number | undefined): string {
  let text = NO_CARD;
  if (card !== undefined) {
    text = cardText(card);
  }
  return text;
}
