import { rand } from "../../../graders/toolkit/random.ts";
import type { Deck } from "../1-structs/structs.ts";

export function shuffleDeck(deck: Deck): void {
	var c = deck.cards, n = 52;
	do {
		var r = rand() % n--, t = c[n]!;
		c[n] = c[r]!;
		c[r] = t;
	} while (n);
}
