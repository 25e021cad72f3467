import type { Card, Suit } from "../1-cards/card.ts";
import { Hand } from "../2-deal/hand.ts";

export type Objection = "not held" | "must follow suit";

export class Player {
	#name; #hand;

	constructor(name: string) {
		this.#name = name;
		this.#hand = new Hand();
	}

	get name(): string { return this.#name; }

	get handSize(): number { return this.#hand.size; }

	pickUp(hand: Hand): void { this.#hand = hand; }

	holds(card: Card): boolean { return this.#hand.has(card); }

	legalCards(led?: Suit): Card[] {
		var all = this.#hand.cards(), some: Card[] = [];
		for (var i = 0; i < all.length; i++) if (all[i]!.suit === led) some[some.length] = all[i]!;
		return some.length ? some : all;
	}

	objection(card: Card, led?: Suit): Objection | undefined {
		switch (true) {
			case !this.holds(card): return "not held";
			case this.legalCards(led).join().includes("" + card): return undefined;
			default: return "must follow suit";
		}
	}

	play(card: Card, led?: Suit): void {
		var o = this.objection(card, led);
		if (o) throw new RangeError(o + " " + card);
		this.#hand.remove(card);
	}
}
