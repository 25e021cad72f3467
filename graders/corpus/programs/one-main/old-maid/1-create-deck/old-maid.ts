import type { Card } from "./cards.ts";

export function removeQueen(deck: Card[]): void {
	for (var i = deck.length; i-- > 0; ) if (deck[i]!.suit == 2 && deck[i]!.pip == 12) deck.splice(i, 1);
}
