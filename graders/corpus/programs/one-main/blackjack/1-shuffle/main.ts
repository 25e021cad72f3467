import { readFileSync } from "node:fs";
import { srand } from "../../../graders/toolkit/random.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

var typed = readFileSync(0, "utf8").split("\n");
var deck = newDeck(), at = 0, s;
for (;;) {
	process.stdout.write("Seed: ");
	if (at >= typed.length || (at == typed.length - 1 && typed[at] == "")) {
		console.error("\nNo more input.");
		process.exit(1);
	}
	s = typed[at++]!.trim();
	if (s == "") { s = "" + ((Date.now() / 1000) >>> 0); break; }
	if (s.match(/^[0-9]+$/) && +s < 4294967296) break;
	console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
}
if (+s) { srand(+s); shuffleDeck(deck); }
console.log(deck.map(cardText).join("\n"));
