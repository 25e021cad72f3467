export enum Suit { Clubs, Diamonds, Hearts, Spades }
export type Card = { suit: Suit, rank: number };
export const RANK_LETTERS = "23456789TJQKA", SUIT_LETTERS = "CDHS", LOWEST_RANK = 2, HIGHEST_RANK = 14;

export function cardName(c: Card) { return RANK_LETTERS[c.rank - 2]! + SUIT_LETTERS[c.suit]; }

export function cardNames(cs: Card[]) {
	var s = "";
	for (var i in cs) s += " " + cardName(cs[i]!);
	return s.slice(1);
}
