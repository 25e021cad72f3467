import { Card } from "../1-cards/card.ts";

export class Hand {
	// a bit for each rank, in four numbers
	#bits = [0, 0, 0, 0];

	get size(): number { return this.cards().length; }

	add(card: Card): void { this.#bits[card.suit]! |= 1 << card.rank; }

	has(card: Card): boolean { return (this.#bits[card.suit]! >> card.rank & 1) == 1; }

	remove(card: Card): void {
		if (!this.has(card)) throw new RangeError("no " + card);
		this.#bits[card.suit]! ^= 1 << card.rank;
	}

	cards(): Card[] {
		var all: Card[] = [];
		for (var s = 0; s < 4; s++)
			for (var r = 2; r < 15; r++)
				if (this.#bits[s]! & 1 << r) all.push(new Card(r, s));
		return all;
	}

	toString(): string { return this.cards().join(" "); }
}
