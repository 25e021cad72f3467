import { srand } from "../../../graders/toolkit/random.ts";
import { buildDeck } from "../2-build-deck/deck.ts";
import { shuffleDeck } from "../3-shuffle/shuffle.ts";
import { showDeck } from "./display.ts";

(function main() {
	var lines: string[] | null = null;
	function line() {
		if (!lines) {
			lines = process.getBuiltinModule("node:fs").readFileSync(0, "utf8").split(/\r?\n/);
			if (lines[lines.length - 1] == "") lines.pop();
		}
		var l = lines.shift();
		if (l === undefined) {
			console.error("\nThe input is at its end.");
			process.exit(1);
		}
		return l.trim();
	}
	function seed(): any {
		process.stdout.write("Seed: ");
		var l = line(), n = 0;
		if (l == "") return Math.floor(Date.now() / 1000);
		for (var c of l) {
			if (c < "0" || c > "9") n = NaN;
			n = n * 10 + +c;
		}
		if (n <= 4294967295) return n;
		console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
		return seed();
	}
	srand(seed());
	var deck = buildDeck();
	for (var title of ["The deck:", "The shuffled deck:"]) {
		if (title.length > 9) shuffleDeck(deck);
		console.log("\n" + title);
		showDeck(deck);
	}
})();
