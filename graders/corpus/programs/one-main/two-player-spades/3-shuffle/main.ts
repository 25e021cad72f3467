import { readFileSync } from "node:fs";
import { srand } from "../../../graders/toolkit/random.ts";
import { buildDeck, printDeck } from "../2-build-deck/deck.ts";
import { shuffleDeck } from "./shuffle.ts";

var stdin: any = readFileSync(0, "utf8"), seed: any;
for (;;) {
	process.stdout.write("Seed: ");
	if (!stdin) {
		console.error("\nNo more input.");
		process.exit(1);
	}
	var at = (stdin + "\n").indexOf("\n");
	seed = stdin.substring(0, at).trim();
	stdin = stdin.substring(at + 1);
	if (!seed) seed = "" + Math.floor(Date.now() / 1000);
	if (!seed.match(/[^0-9]/) && +seed <= 4294967295) break;
	console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
}
srand(+seed);
var deck = buildDeck();
console.log("\nThe deck:");
printDeck(deck);
shuffleDeck(deck);
console.log("\nThe shuffled deck:");
printDeck(deck);
