import { srand } from "../../../graders/toolkit/random.ts";
import { newDeck, shuffleDeck } from "../1-shuffle/cards.ts";
import { askHit, seed } from "../2-deal/ask.ts";
import { dealCard, dealHands, printTable } from "../2-deal/table.ts";
import { scoreOf } from "./score.ts";

var s = seed();
if (s) srand(s);

game: for (;;) {
	var deck = newDeck(), p: number[] = [], d: number[] = [];
	if (s) shuffleDeck(deck);
	dealHands(deck, p, d);

	player: do {
		printTable(p, d, true);
		if (scoreOf(p) > 21) {
			console.log("Player busts!");
			break player;
		}
		if (await askHit()) p.push(dealCard(deck));
		else break player;
	} while (1);

	while (1) {
		printTable(p, d);
		var a = scoreOf(p), b = scoreOf(d);
		if (b > 21) { console.log("Dealer busts!"); break; }
		if (a > 21 || b > 16) { console.log("Dealer stands."); break; }
		console.log("Dealer hits.");
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);
		d.push(dealCard(deck));
	}

	console.log("\nFinal scores: Player %d, Dealer %d.", a!, b!);
	switch (a! > 21 ? -1 : b! > 21 ? 1 : Math.sign(a! - b!)) {
		case 0:
			console.log("Push! Play again.");
			continue game;
		case 1:
			console.log("Player wins!");
			break game;
		default:
			console.log("Dealer wins!");
			break game;
	}
}
