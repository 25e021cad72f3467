import { Card } from "./card.ts";

export class Deck {
	// one character for each card
	#s = "";

	constructor() {
		for (var i = 0; i < 52; i++) this.#s += String.fromCharCode(i + 65);
	}

	get size(): number { return this.#s.length; }

	deal(): Card {
		if (!this.#s) throw new RangeError("empty");
		var n = this.#s.charCodeAt(0) - 65;
		this.#s = this.#s.slice(1);
		return new Card(n % 13 + 2, n / 13 | 0);
	}

	swap(place: number, other: number): void {
		var s = this.#s, a = s[place], b = s[other];
		if (!a || !b) throw new RangeError("swap " + place + " " + other);
		if (place > other) return this.swap(other, place);
		if (place < other) this.#s = s.slice(0, place) + b + s.slice(place + 1, other) + a + s.slice(other + 1);
	}
}
