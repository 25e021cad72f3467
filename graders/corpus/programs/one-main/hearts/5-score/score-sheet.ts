import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "./hand-score.ts";

export class ScoreSheet {
	#who;
	#total = (_: Player) => 0;

	constructor(players: readonly Player[]) { this.#who = players.slice(); }

	enter(hand: HandScore): void {
		var before = this.#total, who = this.#who, now = who.map(p => hand.points(p));
		this.#total = p => before(p) + (now[who.indexOf(p)] || 0);
	}

	total(player: Player): number { return this.#total(player); }

	get isOver(): boolean {
		for (var p of this.#who) if (this.#total(p) >= 100) return true;
		return false;
	}

	winners(): Player[] {
		var order = this.#who.slice().sort((a, b) => this.#total(a) - this.#total(b)), n = 1;
		while (n < order.length && this.#total(order[n]!) == this.#total(order[0]!)) n++;
		return order.slice(0, n);
	}
}
