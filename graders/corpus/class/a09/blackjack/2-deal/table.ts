/**
 * The table: cards leave the deck, and two hands lie side by side.
 *
 * A hand is an array of cards in the order in which they were dealt.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

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
  if (!deck.length) throw new RangeError("dealCard: there are 0 cards in the deck");
  return deck.splice(deck.length - 1, 1)[0]!;
}

/**
 * Deals the first two cards of each hand: player, dealer, player, dealer.
 *
 * @param deck - is four cards shorter afterwards
 * @param player - an empty hand; holds two cards afterwards
 * @param dealer - an empty hand; holds two cards afterwards
 */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  for (const letter of "PDPD") {
    if (letter === "P") player.push(dealCard(deck));
    else dealer.push(dealCard(deck));
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
  let left = handText(player);
  let right = handText(dealer);
  if (hidden) right = right.slice(0, 3) + HIDDEN_CARD + right.slice(6);
  const width = Math.max(left.length, right.length);
  left = left.padEnd(width);
  right = right.padEnd(width);

  let table = "\n Player Dealer";
  for (let at = 0; at < width; at += 3) {
    table += "\n| " + left.slice(at, at + 3) + "  | " + right.slice(at, at + 3) + "  |";
  }
  print(table);
}

/** All cards of a hand in one text, three characters each. */
function handText(hand: number[]): string {
  let text = "";
  for (const card of hand) text += cardText(card);
  return text;
}
