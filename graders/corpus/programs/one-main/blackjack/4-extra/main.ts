/**
 * My extra is Blackjack with money for 1 to 5 players. You pay 5 dollars to join and 5 more to stay,
 * and you get 20 back for a win and 10 for a push. The program is one big loop over the games; `chips`
 * has what everybody won in this game and `all` in all games, the dealer is the last one in every array.
 */
import { srand } from "../../../graders/toolkit/random.ts";
import { cardText, newDeck, shuffleDeck } from "../1-shuffle/cards.ts";
import { question, seed } from "../2-deal/ask.ts";
import { dealCard } from "../2-deal/table.ts";
import { scoreOf } from "../3-play/score.ts";

var s = seed(), n: any, i: number, game = 0;
if (s) srand(s);

for (;;) {
	n = question("How many players? [1-5] ");
	if (/^\d+$/.test(n) && n >= 1 && n <= 5) break;
	console.log("Please type a whole number from 1 to 5.");
}
n = +n;
var all: number[] = [0, 0, 0, 0, 0, 0], chips: number[], hands: number[][], out: boolean[];

function yes(prompt: string, a: string, b: string, help: string) {
	for (;;) {
		var t = question(prompt).toLowerCase();
		if (t === a || t === b) return t === a;
		console.log(help);
	}
}
function move(from: number, to: number, x: number) {
	chips[from]! -= x, all[from]! -= x, chips[to]! += x, all[to]! += x;
}
function table(hide: any) {
	var l = "", r = 0, c, i;
	console.log();
	for (i = 0; i < n; i++) l += " Player " + (i + 1);
	console.log(l + "  Dealer");
	do {
		l = "|";
		var some = false;
		for (i = 0; i <= n; i++) {
			c = hands[i]![r];
			if (c) some = true;
			l += "  " + (!c ? "   " : hide && i == n && r == 1 ? " **" : cardText(c)) + "   |";
		}
		if (some) console.log(l);
		r++;
	} while (some);
	l = "";
	for (i = 0; i < n + (hide ? 0 : 1); i++) {
		var x = scoreOf(hands[i]!);
		l += out[i] ? "  folded " : "    " + (x < 10 ? " " : "") + x + "   ";
	}
	console.log(l.trimEnd());
}
function usd(x: number, w: number) {
	return (x > 0 ? "+$" + x : x < 0 ? "-$" + -x : "$0").padStart(w);
}

do {
	console.log("\nGame " + ++game + ". The ante is $5.");
	var shoe: number[] = [];
	for (i = 7; i--;) shoe = shoe.concat(newDeck());
	if (s) shuffleDeck(shoe);
	chips = [0, 0, 0, 0, 0, 0];
	out = [];
	hands = [];
	for (i = 0; i < n; i++) move(i, n, 5);
	for (i = 0; i < 2 * n + 2; i++) (hands[i % (n + 1)] ||= []).push(dealCard(shoe));
	table(1);
	for (i = 0; i < n; i++) {
		out[i] = yes("Player " + (i + 1) + ", fold or play? [f/p] ", "f", "p", "Please type f to fold or p to play for another $5.");
		if (!out[i]) move(i, n, 5);
	}
	var left = 0;
	players: for (i = 0; i < n; i++) {
		if (out[i]) continue;
		for (;;) {
			table(1);
			if (scoreOf(hands[i]!) > 21) {
				console.log("Player " + (i + 1) + " busts!");
				continue players;
			}
			if (!yes("Player " + (i + 1) + ", hit or stand? [h/s] ", "h", "s", "Please type h to hit or s to stand.")) {
				left++;
				continue players;
			}
			hands[i]!.push(dealCard(shoe));
		}
	}
	var d;
	for (table(0); left && (d = scoreOf(hands[n]!)) < 17; table(0)) {
		console.log("Dealer hits.");
		var sab = new SharedArrayBuffer(4);
		Atomics.wait(new Int32Array(sab), 0, 0, 2000);
		hands[n]!.push(dealCard(shoe));
	}
	d = scoreOf(hands[n]!);
	console.log(d > 21 ? "Dealer busts!" : "Dealer stands.");

	// the dealer pays before anything is printed, because his row comes last but has to be right as well
	var rows = "";
	for (i = 0; i < n; i++) {
		var x = scoreOf(hands[i]!), w;
		if (out[i]) w = "folds ";
		else if (x > 21) w = "busts ";
		else if (d > 21 || x > d) w = "wins  ", move(n, i, 20);
		else if (x == d) w = "pushes", move(n, i, 10);
		else w = "loses ";
		rows += "Player " + (i + 1) + ("" + x).padStart(7) + "  " + w + usd(chips[i]!, 7) + usd(all[i]!, 9) + "\n";
	}
	console.log("\nResults of game " + game);
	console.log("          Score  Result   Game    Total");
	console.log(rows + "Dealer  " + String(d).padStart(7) + (d > 21 ? "  busts " : "  stands") + usd(chips[n]!, 7) + usd(all[n]!, 9));
} while (yes("Another game? [y/n] ", "y", "n", "Please type y for yes or n for no."));
