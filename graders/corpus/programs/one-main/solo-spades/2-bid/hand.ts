import { cardNames, type Card } from "../1-deal/cards.ts";
import type { Player } from "../1-deal/player.ts";
import type { Seat } from "../1-deal/ring.ts";

export function sortCards(cs: Card[]) {
	// insertion sort: a hand is small
	for (var i = 1; i < cs.length; i++)
		for (var j = i; j > 0 && cs[j - 1]!.suit * 20 + cs[j - 1]!.rank > cs[j]!.suit * 20 + cs[j]!.rank; j--) {
			var c = cs[j]!;
			cs[j] = cs[j - 1]!;
			cs[j - 1] = c;
		}
}

export function sortHands(seat: Seat) {
	for (var i = 0; i++ < 4; seat = seat.next) sortCards(seat.player.hand);
}

export function showHand(p: Player) { console.log("Your hand: " + cardNames(p.hand)); }
