/**
 * The deal: who deals, and thirteen cards to each player.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";
import { newCards, shuffle, stackUp } from "./deck.ts";
import { playersFrom, type Seat, seatAfter } from "./ring.ts";
import { isEmpty, pop, type Stack } from "./stack.ts";

const SEATS = 4;

/**
 * Picks the dealer of the first hand of play. Takes one random number.
 *
 * @param you - the human's seat, which is number 0; the others are numbered clockwise
 */
export function pickDealer(you: Seat): Seat {
  return seatAfter(you, rand() % SEATS);
}

/**
 * Deals a deck out, one card at a time, clockwise from the dealer's left.
 *
 * @param deck - empty afterwards
 * @param dealer - gets the last card of each round
 */
export function dealOut(deck: Stack, dealer: Seat): void {
  let seat = dealer.next;
  while (!isEmpty(deck)) {
    seat.player.hand.push(pop(deck));
    seat = seat.next;
  }
}

/**
 * Gives every player a new hand from a new, shuffled deck. Takes 51 random numbers.
 *
 * @param dealer - shuffles and deals; first, all players lose their old cards
 */
export function dealNewHands(dealer: Seat): void {
  for (const player of playersFrom(dealer)) player.hand = [];
  const cards = newCards();
  shuffle(cards);
  dealOut(stackUp(cards), dealer);
}
