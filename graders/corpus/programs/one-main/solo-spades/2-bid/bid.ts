import { ask } from "../1-deal/ask.ts";
import type { Card } from "../1-deal/cards.ts";
import { doing } from "../1-deal/player.ts";
import type { Seat } from "../1-deal/ring.ts";

export function computerBid(hand: Card[]) {
	var bid = 0, spades = 0;
	for (var c of hand) {
		if (c.rank == 13 || c.rank == 14) bid++;
		if (c.suit == 3) spades++;
	}
	if (spades > 3) bid += spades - 3;
	return bid || 1;
}

export async function askBid() {
	while (1) {
		var a = ask("Your bid, 0 to 13 (0 is nil): ");
		if (/^0*(\d|1[0-3])$/.test(a)) return parseInt(a, 10);
		console.log("A bid is a whole number of tricks from 0 to 13; 0 is nil.");
	}
	return 0;
}

export async function takeBids(dealer: Seat) {
	var seat = dealer;
	do {
		seat = seat.next;
		var p = seat.player;
		if (p.isHuman) { p.bid = await askBid(); continue; }
		p.bid = computerBid(p.hand);
		console.log(doing(p, "bid") + " " + p.bid + ".");
	} while (seat != dealer);
}

export function showBids(you: Seat) {
	var s: any = "", n = 0, x = you;
	do {
		s += (s && ", ") + x.player.name + " " + x.player.bid;
		n += x.player.bid;
		x = x.next;
	} while (x != you);
	console.log("Bids: " + s + ". Together " + n + "; there are 13 tricks.");
}
