import type { Card } from "../2-shuffle/cards.ts";
export { removeQueen } from "../1-create-deck/old-maid.ts";

export function deal(deck: Card[], player: Card[], computer: Card[]): void {
	var i = 0;
	while (true) {
		if (i == deck.length) return;
		player[player.length] = deck[i++]!;
		if (i == deck.length) return;
		computer[computer.length] = deck[i++]!;
	}
}
