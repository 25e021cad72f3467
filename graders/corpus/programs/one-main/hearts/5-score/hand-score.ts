import type { Card } from "../1-cards/card.ts";
import type { Player } from "../3-legal-plays/player.ts";

export class HandScore {
	#who; #got;

	constructor(players: readonly Player[]) {
		this.#who = players.slice();
		this.#got = players.map(_ => "");
	}

	static pointsIn(cards: readonly Card[]): number {
		return points(cards.join(" "));
	}

	take(player: Player, cards: readonly Card[]): void {
		this.#got[this.#who.indexOf(player)] += " " + cards.join(" ");
	}

	get shooter(): Player | undefined {
		for (var i = 0; i < this.#who.length; i++) if (points(this.#got[i]!) == 26) return this.#who[i];
	}

	points(player: Player): number {
		var s = this.shooter;
		return s ? s == player ? 0 : 26 : points(this.#got[this.#who.indexOf(player)]!);
	}
}

function points(names: string): number {
	var n = 0;
	for (var name of names.split(" ")) n += name == "QS" ? 13 : name[1] == "H" ? 1 : 0;
	return n;
}
