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
  if (deck.length > 0) {
    const top = deck[deck.length - 1]!;
    deck.pop();
    return top;
  } else {
    throw new RangeError("no card left to deal");
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
  let playersCard = true;
  for (let dealt = 0; dealt < 4; dealt++) {
    const card = dealCard(deck);
    if (playersCard) {
      player.push(card);
    } else {
      dealer.push(card);
    }
    playersCard = !playersCard;
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
  let row = 0;
  let finished = false;
  while (!finished) {
    const playerHasOne = row < player.length;
    const dealerHasOne = row < dealer.length;
    if (!playerHasOne && !dealerHasOne) {
      finished = true;
    } else {
      let line = "| " + placeText(player[row]) + "  | ";
      if (hidden) {
        if (row === 1) {
          line += HIDDEN_CARD;
        } else {
          line += placeText(dealer[row]);
        }
      } else {
        line += placeText(dealer[row]);
      }
      print(line + "  |");
      row++;
    }
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
