import { srand } from "../../../graders/toolkit/random.ts";
import { newDeck, shuffleDeck } from "../1-shuffle/cards.ts";
import { askHit, seed } from "./ask.ts";
import { dealCard, dealHands, printTable } from "./table.ts";

var deck = newDeck(), me: number[] = [], it: number[] = [], n = seed();
if (n != 0) {
	srand(n);
	shuffleDeck(deck);
}
dealHands(deck, me, it);

for (var hits = 0; hits < 46; hits++) {
	printTable(me, it);
	if (!await askHit()) break;
	me.push(dealCard(deck));
}

for (var k = 0; k < 3; k++) {
	printTable(me, it);
	if (k == 2) { console.log("Dealer stands."); break; }
	console.log("Dealer hits.");
	var then = Date.now() + 2000;
	while (Date.now() < then) ; // wait
	it.push(dealCard(deck));
}
