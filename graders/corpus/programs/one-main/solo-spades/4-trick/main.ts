import { ask } from "../1-deal/ask.ts";
import { cardName, cardNames } from "../1-deal/cards.ts";
import { doing, fourPlayers } from "../1-deal/player.ts";
import { playersFrom, seatPlayers } from "../1-deal/ring.ts";
import { askYesNo } from "../3-legal-plays/questions.ts";
import { cardsNamed } from "../3-legal-plays/read-cards.ts";
import { dequeue, emptyQueue, enqueue, playsIn } from "./queue.ts";
import { bestPlay, gather } from "./trick.ts";

var you = seatPlayers(fourPlayers()), q = emptyQueue(), leader = you, a;
while ("0123".indexOf(a = ask("Who leads (0 You, 1 Beth, 2 Charlie, 3 David)? ")) < 0 || a.length != 1)
	console.log("Please type 0, 1, 2 or 3.");
for (var n = +a; n--;) leader = leader.next;

function name(p: any) { return p ? p.seat.player.name + " " + cardName(p.card) : "nothing"; }

do {
	console.log("\n" + doing(leader.player, "lead") + ".");
	var cards: any;
	for (;;) {
		cards = cardsNamed(ask("Four cards in the order of play, such as KD JD 3S AD: "));
		if (cards && cards.length == 4) break;
		console.log("Type four different cards with blanks between them, such as KD JD 3S AD.");
	}
	for (var i = 0; i < 4; i++) {
		enqueue(q, { seat: leader, card: cards[i] });
		leader = leader.next;
	}
	console.log("On the table: " + playsIn(q).map(name).join(", ") + ".");
	console.log("Front: " + name(q.front?.play) + ". Back: " + name(q.back?.play) + ".");
	var plays = gather(q);
	console.log("Front: " + name(q.front && q.front.play) + ". Back: " + name(q.back && q.back.play) + ".");
	leader = bestPlay(plays).seat;
	leader.player.tricks++;
	console.log(doing(leader.player, "take") + " " + cardNames(plays.map(p => p.card)) + ".");
	console.log("Tricks: " + playersFrom(you).map(p => p.name + " " + p.tricks).join(", ") + ".\n");
} while (await askYesNo("Another trick"));

console.log();
function tried(f: any) {
	try { f(); } catch (e) { return e instanceof RangeError ? "RangeError." : "another error."; }
	return "no error.";
}
console.log("dequeue on an empty queue: " + tried(() => dequeue(emptyQueue())));
console.log("bestPlay without plays: " + tried(() => bestPlay([])));
