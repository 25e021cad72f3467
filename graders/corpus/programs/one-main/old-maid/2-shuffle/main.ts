import { readFileSync } from "node:fs";
import { srand } from "../../../graders/toolkit/random.ts";
import { removeQueen } from "../1-create-deck/old-maid.ts";
import { createDeck, printCards, shuffleDeck } from "./cards.ts";

async function main(): Promise<void> {
	var lines = readFileSync(0, "utf8").split("\n"), n = 0;
	for (;;) {
		process.stdout.write("Seed: ");
		if (n >= lines.length - 1 && !lines[n]) {
			process.stderr.write("\nno seed\n");
			process.exit(1);
		}
		var line = lines[n++]!.trim();
		if (line == "") { srand(Date.now() / 1000 >>> 0); break; }
		if (/^[0-9]+$/.test(line) && +line < 4294967296) { srand(+line); break; }
		console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
	}
	var deck = createDeck();
	removeQueen(deck);
	console.log();
	printCards("The deck", deck);
	shuffleDeck(deck);
	console.log();
	printCards("The shuffled deck", deck);
	var seven = deck.slice(0, 7);
	shuffleDeck(seven);
	console.log();
	printCards("Its first seven, shuffled again", seven);
}

await main();
