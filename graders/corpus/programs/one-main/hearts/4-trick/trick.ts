import type { Card, Suit } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

export class Trick {
	// player, card, player, card
	#a: any[] = [];

	play(player: Player, card: Card): void {
		if (this.#a.length == 8 || this.#a.indexOf(player) >= 0) throw new RangeError("" + card);
		this.#a.push(player, card);
	}

	get isComplete(): boolean { return this.#a.length == 8; }

	cards(): Card[] { return this.#a.filter((_, i) => i % 2); }

	get leader(): Player | undefined { return this.#a[0]; }

	get ledSuit(): Suit | undefined { return this.#a[1]?.suit; }

	get highest(): Card | undefined { return this.#a[this.#top() + 1]; }

	get taker(): Player | undefined { return this.#a[this.#top()]; }

	#top(): number {
		var top = 0;
		for (var i = 2; i < this.#a.length; i += 2)
			if (this.#a[i + 1].suit == this.ledSuit && this.#a[i + 1].rank > this.#a[top + 1].rank) top = i;
		return top;
	}
}
