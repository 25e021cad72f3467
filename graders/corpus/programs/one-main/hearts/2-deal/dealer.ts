import type { Deck } from "../1-cards/deck.ts";
import { Hand } from "./hand.ts";

export class Dealer {
	#r;

	constructor(random: () => number) { this.#r = random; }

	shuffle(deck: Deck): void {
		for (var i = deck.size; --i > 0;) deck.swap(i, this.#r() % (i + 1));
	}

	deal(deck: Deck): Hand[] {
		var a = new Hand(), b = new Hand(), c = new Hand(), d = new Hand();
		loop: for (;;) {
			for (var h of [a, b, c, d]) {
				if (!deck.size) break loop;
				h.add(deck.deal());
			}
		}
		return [a, b, c, d];
	}
}
