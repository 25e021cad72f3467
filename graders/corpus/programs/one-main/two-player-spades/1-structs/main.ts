import { Card, Deck, Hand, Suit } from "./structs.ts";

function blankCards(howMany: number): Card[] {
	var cards: Card[] = [];
	while (cards.length < howMany) cards.push({ rank: 0, suit: 0 });
	return cards;
}

var deck: Deck = { cards: blankCards(52), index: 0 };
var hand: Hand = { cards: blankCards(13), count: 0 };
var say = console.log;
say("Clubs %d, Diamonds %d, Hearts %d, Spades %d", Suit.Clubs, Suit.Diamonds, Suit.Hearts, Suit.Spades);
say("\nA blank card: rank %d, suit %d", blankCards(1)[0]!.rank, blankCards(1)[0]!.suit);
for (var i = 0; i < 3; i++) {
	var x: any = i == 1 ? hand : deck;
	switch (i) {
		case 0:
			say("\nA blank deck: %d cards, index %d", x.cards.length, x.index);
			break;
		case 1:
			say("\nAn empty hand: %d cards, count %d", x.cards.length, x.count);
			break;
		default:
			x.cards[0].rank = 14;
			x.cards[0].suit = 3;
			say("\nThe first card of the deck becomes the ace of spades.");
	}
	say("First card: rank %d, suit %d", x.cards[0].rank, x.cards[0].suit);
	say("Last card: rank %d, suit %d", x.cards[x.cards.length - 1].rank, x.cards[x.cards.length - 1].suit);
}
