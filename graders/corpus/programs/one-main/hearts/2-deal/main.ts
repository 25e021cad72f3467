import { readFileSync } from "node:fs";
import { rand, srand } from "../../../graders/toolkit/random.ts";
import { Card } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Dealer } from "./dealer.ts";

var lines = readFileSync(0, "utf8").split("\n");
if (lines[lines.length - 1] == "") lines.pop();
var seed: any;
for (;;) {
	process.stdout.write("Seed: ");
	var line = lines.shift();
	if (line === undefined) {
		console.error("\nno seed");
		process.exit(1);
	}
	line = line.trim();
	if (line == "") seed = Date.now() / 1000 >>> 0;
	else if (/^\d+$/.test(line) && +line < 4294967296) seed = +line;
	if (seed !== undefined) break;
	console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
}
srand(seed);

var dealer = new Dealer(rand), names = ["East", "South", "West", "North"], two = new Card(2, 0);
for (var n = 1; n <= 2; n++) {
	// a moment to shuffle
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
	console.log("\nHand " + n + ". North shuffles and deals.");
	var deck = new Deck();
	dealer.shuffle(deck);
	var hands = dealer.deal(deck), leader = 4;
	for (var i = 0; i < 4; i++) {
		console.log("%s%s  (%d cards)", (names[i] + "   ").slice(0, 7).padEnd(7), hands[i]!.toString(), hands[i]!.size);
		if (hands[i]!.has(two)) leader = i;
	}
	if (leader == 4) {
		console.log("Nobody holds 2C.");
		continue;
	}
	var h = hands[leader]!;
	console.log(names[leader] + " holds 2C and will lead.");
	h.remove(two);
	console.log("Without 2C that hand has " + h.size + " cards: " + h);
	var what = "it is not refused";
	try {
		h.remove(two);
	} catch (x) {
		what = x instanceof RangeError ? "a RangeError" : "another error";
	}
	console.log("2C removed once more: " + what + ", and " + h.size + " cards.");
}
