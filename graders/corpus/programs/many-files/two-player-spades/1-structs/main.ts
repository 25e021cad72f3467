import { print } from "#toolkit/console.ts";
import { describe, describeEnds } from "./describe.mts";
import { blank, blankCards, type Deck, type Hand, Suit } from "./structs.ts";

const deck: Deck = { cards: blankCards(52), index: 0 };
const hand: Hand = { cards: blankCards(13), count: 0 };

const { Clubs, Diamonds, Hearts, Spades } = Suit;
print(`Clubs ${Clubs}, Diamonds ${Diamonds}, Hearts ${Hearts}, Spades ${Spades}`);
print(`\nA blank card: ${describe(blank())}`);
print(`\nA blank deck: ${deck.cards.length} cards, index ${deck.index}`);
describeEnds(deck.cards);
print(`\nAn empty hand: ${hand.cards.length} cards, count ${hand.count}`);
describeEnds(hand.cards);

const top = deck.cards[0]!;
top.rank = 14;
top.suit = Suit.Spades;
print("\nThe first card of the deck becomes the ace of spades.");
describeEnds(deck.cards);
