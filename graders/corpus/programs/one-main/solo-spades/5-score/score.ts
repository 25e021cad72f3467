import type { Player } from "../1-deal/player.ts";
import type { Seat } from "../1-deal/ring.ts";

export type GameState = "won" | "tied" | "goes on";

export function handPoints(bid: number, tricks: number) {
	switch (true) {
		case bid == 0 && tricks == 0: return 100;
		case bid == 0: return -100;
		case tricks < bid: return bid * -10;
	}
	return bid * 10 + tricks - bid;
}

export function scoreHand(first: Seat) {
	var s = first;
	do {
		var p = s.player;
		p.total += p.points = handPoints(p.bid, p.tricks);
	} while ((s = s.next) != first);
}

export function leaders(first: Seat) {
	var best: Player[] = [first.player], s = first;
	while ((s = s.next) != first) {
		if (s.player.total > best[0]!.total) best.length = 0;
		if (!best.length || s.player.total == best[0]!.total) best.push(s.player);
	}
	return best;
}

export function stateAfterHand(first: Seat, before: GameState): GameState {
	var l = leaders(first);
	if (l[0]!.total >= 500 || before == "tied") return l.length == 1 ? "won" : "tied";
	return "goes on";
}
