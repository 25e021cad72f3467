import type { Player } from "./player.ts";

export interface Seat { "next": Seat, /* who sits here */ "player": Player }

export function ringOfOne(player: Player) {
	var s: any = { player };
	return s.next = s as Seat;
}

export function addAfter(seat: Seat, player: Player) {
	seat.next = { next: seat.next, player: player };
	return seat.next;
}

export function seatPlayers(players: Player[]) {
	if (players.length == 0) throw new RangeError("no players");
	var you = ringOfOne(players[0]!);
	// from the last to the second, each goes directly after the first
	for (var i = players.length - 1; i > 0; i--) addAfter(you, players[i]!);
	return you;
}

export function seatAfter(seat: Seat, steps: number) {
	for (; steps; --steps) seat = seat.next;
	return seat;
}

export function playersFrom(first: Seat) {
	for (var all = [first.player], s = first.next; s != first; s = s.next) all.push(s.player);
	return all;
}
