import { rand } from "../../../graders/toolkit/random.ts";
import type { Card } from "../1-create-deck/cards.ts";
export { type Card, cardName, createDeck, printCards, Suit } from "../1-create-deck/cards.ts";

export function shuffleDeck(deck: Card[]): void {
	var i = -1, r, c;
	while (++i < deck.length) c = deck[i]!, r = rand() % deck.length, deck[i] = deck[r]!, deck[r] = c;
}
