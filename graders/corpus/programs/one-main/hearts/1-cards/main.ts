import { Card, Suit } from "./card.ts";
import { Deck } from "./deck.ts";

var q = new Card(12, Suit.Spades);
console.log("A card: " + q + ", of rank " + q.rank + " and suit " + q.suit + ".");
console.log("Its equal, another object: %s", q.equals(new Card(12, Suit.Spades)));
console.log("The queen of hearts: %s", q.equals(new Card(12, Suit.Hearts)));
console.log("The jack of spades: %s", q.equals(new Card(11, Suit.Spades)));
console.log();
for (var t of ["TD", "qs", " ah ", "10H", "1S", "KX", ""]) {
	var c = Card.parse(t);
	if (c) console.log('"' + t + '" is the card ' + c + ".");
	else console.log('"' + t + '" is no card.');
}
console.log();
var d: Deck = new Deck(), e: Deck = new Deck();
console.log("A new deck holds %d cards:", d.size);
for (var deck of [d, e]) {
	for (var row = 0; row < 4; row++) {
		var line = "";
		for (var i = 0; i < 13; i++) line += (i ? " " : "") + deck.deal();
		console.log(line);
	}
	if (deck == e) break;
	console.log("Now it holds %d cards, and another deck holds %d.", d.size, e.size);
	console.log();
	var tries: any = {
		"A card of rank 1": () => new Card(1, 2),
		"A card of rank 15": () => new Card(15, 2),
		"A card of rank 2.5": () => new Card(2.5, 2),
		"A card dealt from the empty deck": () => d.deal(),
		"Places 0 and 52 of the other deck swapped": () => e.swap(0, 52),
		"Places -1 and 0 of the other deck swapped": () => e.swap(-1, 0),
	};
	for (var what in tries) {
		try {
			tries[what]();
			console.log(what + ": not refused");
		} catch (x) {
			console.log(what + (x instanceof RangeError ? ": a RangeError" : ": another error"));
		}
	}
	console.log();
	e.swap(0, e.size - 1);
	e.swap(1, 1);
	console.log("The other deck, after its first and its last card changed places:");
}
