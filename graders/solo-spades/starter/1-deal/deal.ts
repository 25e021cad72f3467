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
  // TODO 5: walk a random number of seats, from 0 to 3.
  throw new Error("TODO 5: pickDealer");
}

/**
 * Deals a deck out, one card at a time, clockwise from the dealer's left.
 *
 * @param deck - empty afterwards
 * @param dealer - gets the last card of each round
 */
export function dealOut(deck: Stack, dealer: Seat): void {
  // TODO 5: until the deck is empty, give its top card to the next seat, beginning at the dealer's
  //         left.
  throw new Error("TODO 5: dealOut");
}

/**
 * Gives every player a new hand from a new, shuffled deck. Takes 51 random numbers.
 *
 * @param dealer - shuffles and deals; first, all players lose their old cards
 */
export function dealNewHands(dealer: Seat): void {
  // TODO 5: remove the old cards; then make new cards, shuffle them, stack them up, and deal.
  throw new Error("TODO 5: dealNewHands");
}
