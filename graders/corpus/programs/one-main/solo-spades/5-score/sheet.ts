import { doing } from "../1-deal/player.ts";
import { playersFrom, type Seat } from "../1-deal/ring.ts";
import { leaders, type GameState } from "./score.ts";

export function showSheet(number: number, you: Seat) {
	console.log("\nScore after hand " + number);
	console.log("             Bid  Tricks  Points   Total");
	for (var p of playersFrom(you)) {
		var s = p.name;
		s += ("" + p.bid).padStart(16 - s.length);
		s += ("" + p.tricks).padStart(24 - s.length);
		s += ("" + p.points).padStart(32 - s.length);
		console.log(s + ("" + p.total).padStart(40 - s.length));
	}
}

export function announce(state: GameState, you: Seat) {
	var l = leaders(you), s = "";
	switch (state) {
		case "won":
			console.log("\n" + doing(l[0]!, "win") + " with " + l[0]!.total + " points.");
			break;
		case "tied":
			for (var i = 0; i < l.length; i++) s += (i == 0 ? "" : i == l.length - 1 ? " and " : ", ") + l[i]!.name;
			console.log("\n" + s + " are tied at " + l[0]!.total + ". Play goes on until one is ahead.");
	}
}
