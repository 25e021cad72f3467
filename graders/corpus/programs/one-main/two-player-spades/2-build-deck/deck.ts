import type { Card, Deck } from "../1-structs/structs.ts";

export function buildDeck(): Deck {
	var cards: Card[] = [];
	for (var i = 55; i >= 4; i--) cards.push({ rank: (i >> 2) + 1, suit: i & 3 });
	return { cards, index: 0 };
}

export function printDeck(deck: Deck): void {
	var i = 0;
	line: while (true) {
		var s = "";
		while (true) {
			s += deck.cards[i]!.rank + ":" + deck.cards[i]!.suit;
			i++;
			if (i % 13 == 0) {
				console.log(s);
				if (i == 52) break line;
				continue line;
			}
			s += " ";
		}
	}
	console.log("Next card: index " + deck.index);
}
