import type { Card, Hand } from "../1-structs/structs.ts";

function comesBefore(card: Card, other: Card): boolean {
	return 100 * card.suit + card.rank < 100 * other.suit + other.rank;
}

export function sortHand(hand: Hand): void {
	var again = true;
	while (again) {
		again = false;
		for (var i = 1; i < hand.count; i++) {
			if (comesBefore(hand.cards[i - 1]!, hand.cards[i]!)) continue;
			var c = hand.cards[i]!;
			hand.cards[i] = hand.cards[i - 1]!;
			hand.cards[i - 1] = c;
			again = true;
		}
	}
}
