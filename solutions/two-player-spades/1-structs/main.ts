/**
 * Shows the structs: one blank card, one blank deck and one empty hand.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { type Card, type Deck, type Hand, Suit } from "./structs.ts";

const DECK_SIZE = 52;
const HAND_SIZE = 13;

/**
 * Makes blank cards. Each is a separate card, so changing one does not change the others.
 *
 * @param howMany - how many cards to make
 * @returns that many cards of rank 0 and suit 0
 *
 * @example
 * blankCards(2); // [{ rank: 0, suit: 0 }, { rank: 0, suit: 0 }]
 */
function blankCards(howMany: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < howMany; i++) {
    cards.push({ rank: 0, suit: 0 });
  }
  return cards;
}

/** One card in words: `rank 14, suit 3`. */
function inWords(card: Card): string {
  return `rank ${card.rank}, suit ${card.suit}`;
}

/** Prints the first and the last of some cards. */
function printEnds(cards: Card[]): void {
  print(`First card: ${inWords(cards[0]!)}`);
  print(`Last card: ${inWords(cards[cards.length - 1]!)}`);
}

const card: Card = { rank: 0, suit: 0 };
const deck: Deck = { cards: blankCards(DECK_SIZE), index: 0 };
const hand: Hand = { cards: blankCards(HAND_SIZE), count: 0 };

print(
  `Clubs ${Suit.Clubs}, Diamonds ${Suit.Diamonds}, Hearts ${Suit.Hearts}, Spades ${Suit.Spades}`,
);
print();
print(`A blank card: ${inWords(card)}`);
print();
print(`A blank deck: ${deck.cards.length} cards, index ${deck.index}`);
printEnds(deck.cards);
print();
print(`An empty hand: ${hand.cards.length} cards, count ${hand.count}`);
printEnds(hand.cards);

// If the deck held the same card 52 times, the last card would now be the ace of spades, too.
const top = deck.cards[0]!;
top.rank = 14;
top.suit = Suit.Spades;

print();
print("The first card of the deck becomes the ace of spades.");
printEnds(deck.cards);
