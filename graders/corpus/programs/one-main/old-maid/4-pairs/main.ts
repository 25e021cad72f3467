import { readFileSync } from "node:fs";
import { type Card, printCards } from "../2-shuffle/cards.ts";
import { discardPairs, printPairs } from "./old-maid.ts";

var text = readFileSync(0, "utf8");
asking: for (;;) {
	process.stdout.write("Your cards (nothing to stop): ");
	if (text === "") {
		console.error("\nNothing more was typed.");
		process.exit(1);
	}
	var end = text.indexOf("\n");
	if (end < 0) end = text.length;
	var words: any = text.slice(0, end).toUpperCase().split(/\s+/).filter(Boolean);
	text = text.slice(end + 1);
	if (!words.length) break;
	var hand: Card[] = [];
	var seen: any = {};
	for (var word of words) {
		var m = /^(A|[2-9]|10|J|Q|K)([CDHS])$/.exec(word);
		if (!m) {
			console.log(word + " is not a card. Type A, 2 to 10, J, Q or K and then C, D, H or S: KC 7D 10S.");
			continue asking;
		}
		if (seen[word]) {
			console.log("You typed " + word + " twice.");
			continue asking;
		}
		seen[word] = 1;
		var pip = 0;
		switch (m[1]) {
			case "A": pip = 1; break;
			case "J": pip = 11; break;
			case "Q": pip = 12; break;
			case "K": pip = 13; break;
			default: pip = parseInt(m[1]!);
		}
		hand.push({ suit: "CDHS".indexOf(m[2]!), pip: pip });
	}
	printCards("Your hand", hand);
	printPairs("You discard", discardPairs(hand));
	printCards("Your hand", hand);
	console.log();
}
