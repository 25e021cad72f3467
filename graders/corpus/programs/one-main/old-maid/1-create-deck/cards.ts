export enum Suit {
	Clubs,
	Diamonds,
	Hearts,
	Spades,
}

export interface Card {
	suit: Suit;
	pip: number;
}

export function createDeck(): Card[] {
	var deck: Card[] = [], n = 0;
	while (n < 52) {
		deck[n] = { suit: Math.floor(n / 13), pip: n % 13 + 1 };
		n++;
	}
	return deck;
}

export function cardName(card: Card): string {
	var s = "";
	switch (card.pip) {
		case 1: s = "A"; break;
		case 11: s = "J"; break;
		case 12: s = "Q"; break;
		case 13: s = "K"; break;
		default: s += card.pip;
	}
	switch (card.suit) {
		case 0: return s + "\u2663";
		case 1: return s + "\u2666";
		case 2: return s + "\u2665";
	}
	return s + "\u2660";
}

export function printCards(title: string, cards: Card[]): void {
	var s = title + " (" + cards.length + "):";
	for (var i = 0; i < cards.length; i++) s += (i % 13 == 0 ? "\n" : " ") + cardName(cards[i]!);
	console.log(s);
}
