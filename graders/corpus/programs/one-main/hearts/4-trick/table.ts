import type { Player } from "../3-legal-plays/player.ts";

export class Table {
	#all: Player[] = [];

	constructor(players: readonly Player[]) {
		for (var p of players) this.#all.push(p);
	}

	playersFrom(first: Player): Player[] {
		var order: Player[] = [], n = this.#all.length;
		for (var i = 0; i < 2 * n && order.length < n; i++) {
			if (order.length || this.#all[i % n] == first) order.push(this.#all[i % n]!);
		}
		if (!n || order[0] != first) throw new RangeError(first.name);
		return order;
	}
}
