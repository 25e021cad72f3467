import { RANK_LETTERS, SUIT_LETTERS, type Card } from "../1-deal/cards.ts";

export function cardNamed(name: string): Card | undefined {
	var m = /^\s*([2-9TJQKA])([CDHS])\s*$/i.exec(name);
	if (!m) return;
	return { rank: RANK_LETTERS.indexOf(m[1]!.toUpperCase()) + 2, suit: SUIT_LETTERS.indexOf(m[2]!.toUpperCase()) };
}

export function findCard(card: Card, cards: Card[]) {
	for (var c of cards) if (c.suit == card.suit && c.rank == card.rank) return c;
	return undefined;
}

export function cardsNamed(names: string) {
	var cards: Card[] = [], words = names.trim().split(/\s+/);
	while (words.length) {
		var c = cardNamed(words.shift()!);
		if (!c || findCard(c, cards)) return;
		cards.push(c);
	}
	return cards;
}
