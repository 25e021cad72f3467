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
  // Is there a card at all?
  if (deck.length === 0) {
    throw new RangeError("dealCard: I cannot deal from an empty deck");
  }
  // Look at the last card ...
  const card = deck[deck.length - 1]!;
  // ... take it off the deck ...
  deck.pop();
  // ... and give it back.
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
  // The first card goes to the player.
  const first = dealCard(deck);
  player.push(first);
  // The second card goes to the dealer.
  const second = dealCard(deck);
  dealer.push(second);
  // The third card goes to the player.
  const third = dealCard(deck);
  player.push(third);
  // The fourth card goes to the dealer.
  const fourth = dealCard(deck);
  dealer.push(fourth);
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
  // The empty line and the heading.
  print("");
  print(" Player Dealer");

  // The first row: both have a first card.
  print(`| ${placeText(player[0])}  | ${placeText(dealer[0])}  |`);

  // The second row: here the dealer's card can be hidden.
  if (hidden) {
    print(`| ${placeText(player[1])}  | ${HIDDEN_CARD}  |`);
  } else {
    print(`| ${placeText(player[1])}  | ${placeText(dealer[1])}  |`);
  }

  // All other rows. How many there are depends on who has more cards.
  if (player.length > dealer.length) {
    // The player has more cards.
    for (let i = 2; i < player.length; i++) {
      print(`| ${placeText(player[i])}  | ${placeText(dealer[i])}  |`);
    }
  } else {
    // The dealer has more cards, or both have the same number.
    for (let i = 2; i < dealer.length; i++) {
      print(`| ${placeText(player[i])}  | ${placeText(dealer[i])}  |`);
    }
  }
}

/** The text of one place of the table: three characters, all spaces if there is no card. */
function placeText(card: number | undefined): string {
  // No card: three spaces.
  if (card === undefined) return NO_CARD;
  // A card: its three characters.
  return cardText(card);
}
