/**
 * Deals two hands of play, and says who holds the two of clubs.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { rand, srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Dealer } from "./dealer.ts";
import type { Hand } from "./hand.ts";

/** In the order in which they get their cards: clockwise from the left of North, the dealer. */
const NAMES = ["East", "South", "West", "North"];
const NAME_WIDTH = 7;
const HANDS_OF_PLAY = 2;

/**
 * Prints a player's cards and their number.
 *
 * @author Deckwork
 */
function printHand(name: string, hand: Hand): void {
  // Code elsewhere may change the array that it gets. That must not change the hand.
  const cards = hand.cards();
  let line = name.padEnd(NAME_WIDTH);
  while (cards.length > 0) line += `${cards.shift()} `;
  print(`${line} (${hand.size} cards)`);
}

/**
 * Removes a card that the hand holds, and then tries to remove it again.
 *
 * @author Deckwork
 */
function printRemovals(hand: Hand, card: Card): void {
  hand.remove(card);
  print(`Without ${card} that hand has ${hand.size} cards: ${hand}`);
  let outcome = "it is not refused";
  try {
    hand.remove(card);
  } catch (error) {
    outcome = error instanceof RangeError ? "a RangeError" : "another error";
  }
  print(`${card} removed once more: ${outcome}, and ${hand.size} cards.`);
}

/**
 * Shuffles and deals a new deck, and prints the four hands and who leads.
 *
 * @author Deckwork
 */
function dealHandOfPlay(dealer: Dealer): void {
  const deck = new Deck();
  dealer.shuffle(deck);
  const hands = dealer.deal(deck);
  for (const [place, hand] of hands.entries()) printHand(NAMES[place]!, hand);

  const twoOfClubs = new Card(2, Suit.Clubs);
  const leader = hands.findIndex((hand) => hand.has(twoOfClubs));
  print(leader === -1 ? "Nobody holds 2C." : `${NAMES[leader]} holds 2C and will lead.`);
  if (leader !== -1) printRemovals(hands[leader]!, twoOfClubs);
}

srand(await askSeed());
const dealer = new Dealer(rand);
for (let number = 1; number <= HANDS_OF_PLAY; number++) {
  print();
  print(`Hand ${number}. North shuffles and deals.`);
  dealHandOfPlay(dealer);
}
