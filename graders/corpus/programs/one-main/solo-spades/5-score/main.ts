import { ask } from "../1-deal/ask.ts";
import { fourPlayers } from "../1-deal/player.ts";
import { seatPlayers } from "../1-deal/ring.ts";
import { askYesNo } from "../3-legal-plays/questions.ts";
import { scoreHand, stateAfterHand } from "./score.ts";
import { announce, showSheet } from "./sheet.ts";

var you = seatPlayers(fourPlayers()), state: any = "goes on", n = 0;

game: do {
	if (n > 0) {
		console.log();
		if (!(await askYesNo("Another hand"))) break game;
	}
	console.log("\nHand " + ++n);
	for (var q = 0; q < 2; q++) {
		question: for (;;) {
			var words = ask(q ? "Tricks in the same order, such as 4 4 3 2: " : "Bids of You, Beth, Charlie and David, such as 4 3 2 2: ").split(/\s+/);
			var bad = words.length != 4, sum = 0;
			for (var w of words) {
				if (!/^[0-9]+$/.test(w) || +w > 13) bad = true;
				sum += +w;
			}
			if (q && sum != 13) bad = true;
			if (bad) {
				console.log(q ? "Type four whole numbers that add up to 13, such as 4 4 3 2." : "Type four whole numbers from 0 to 13, such as 4 3 2 2.");
				continue question;
			}
			for (var i = 0, s = you; i < 4; i++, s = s.next) s.player[q ? "tricks" : "bid"] = +words[i]!;
			break question;
		}
	}
	scoreHand(you);
	showSheet(n, you);
	announce(state = stateAfterHand(you, state), you);
} while (state != "won");
