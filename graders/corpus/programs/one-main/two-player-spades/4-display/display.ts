import type { Card, Deck } from "../1-structs/structs.ts";

export function cardName(card: Card): string {
	var s = "" + card.rank;
	switch (card.rank) {
		case 10: s = "T"; break;
		case 11: s = "J"; break;
		case 12: s = "Q"; break;
		case 13: s = "K"; break;
		case 14: s = "A";
	}
	switch (card.suit) {
		case 0: s += "C"; break;
		case 1: s += "D"; break;
		case 2: s += "H"; break;
		case 3: s += "S";
	}
	return s;
}

export function showDeck(deck: Deck): void {
	for (var row = 0; row < 4; row++) {
		var s = "";
		for (var column = 0; column < 13; column++) s += " " + cardName(deck.cards[13 * row + column]!);
		console.log(s.substring(1));
	}
}
