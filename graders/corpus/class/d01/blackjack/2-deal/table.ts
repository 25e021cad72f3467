/*
 * table.ts - dealing and printing
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

const NO_CARD = "   ";
const HIDDEN_CARD = " **";
const FIRST_CARDS = 4; /* dealt in total before the first turn */

/* removes the top card (the end of the array) */
export function dealCard(deck: number[]): number {
  let top = deck.length - 1;
  let card;

  if (top < 0) {
    throw new RangeError("dealCard: no cards left");
  }
  card = deck[top]!;
  deck.length = top;
  return card;
}

/* even cards go to the player, odd ones to the dealer */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  let k;

  for (k = 0; k < FIRST_CARDS; k++) {
    if (k % 2 == 0) {
      player[player.length] = dealCard(deck);
    } else {
      dealer[dealer.length] = dealCard(deck);
    }
  }
}

/* card number i of a hand, or spaces past its end */
function placeText(hand: number[], i: number): string {
  if (i >= hand.length) {
    return NO_CARD;
  }
  return cardText(hand[i]!);
}

/* prints both hands, one line per index until both are used up */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  let i = 0;
  let right;

  print("");
  print(" Player Dealer");
  while (i < player.length || i < dealer.length) {
    right = placeText(dealer, i);
    if (hidden && i == 1) {
      right = HIDDEN_CARD;
    }
    print("| " + placeText(player, i) + "  | " + right + "  |");
    i++;
  }
}
