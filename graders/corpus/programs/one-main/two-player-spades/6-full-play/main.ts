// The whole game. A card is a number, 4 * rank + suit.
import { createRequire } from "node:module";
import { rand, srand } from "../../../graders/toolkit/random.ts";

const require: any = createRequire(import.meta.url);

function main() {
	var typed: any = require("node:fs").readFileSync(0, "utf8").split("\n");
	if (typed[typed.length - 1] == "") typed.pop();

	function ask(prompt: any) {
		process.stdout.write(prompt);
		if (!typed.length) {
			process.stderr.write("\nThe game was not over when the input was.\n");
			process.exit(1);
		}
		return typed.shift().trim().toUpperCase();
	}
	function name(c: any) {
		return "23456789TJQKA"[(c >> 2) - 2]! + "CDHS"[c & 3];
	}

	var seed: any;
	while (seed === undefined) {
		var s = ask("Seed: ");
		if (s == "") seed = Math.floor(Date.now() / 1000);
		else if (!/\D/.test(s) && +s < 2 ** 32) seed = +s;
		else console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
	}
	srand(seed);

	var total = [0, 0]; // you, the computer
	var crossed = false;
	hands: for (var n = 1; ; n++) {
		var dealer = n % 2 ? 0 : 1;
		console.log("\nHand " + n + ". " + ["You deal.", "The computer deals."][dealer]);

		var deck: any[] = [];
		for (var c = 59; c >= 8; c--) deck.push(c);
		for (var i = 51; i >= 0; i--) {
			var r = rand() % (i + 1), x = deck[i];
			deck[i] = deck[r];
			deck[r] = x;
		}

		// draw
		var hand: any[][] = [[], []];
		for (var at = 0, who = dealer; at < 52; at += 2, who = 1 - who) {
			if (who == 1) {
				hand[1]!.push(deck[at]);
				continue;
			}
			var answer = ask("You drew " + name(deck[at]) + ". Do you keep it (Y or N)? ");
			console.log();
			while (answer != "Y" && answer != "N") {
				answer = ask("Enter either Y for Yes (keep it) or N for No (discard it):  ");
				console.log();
			}
			if (answer == "Y") {
				hand[0]!.push(deck[at]);
				console.log("You discarded " + name(deck[at + 1]) + ".");
			} else {
				hand[0]!.push(deck[at + 1]);
				console.log("You drew and kept " + name(deck[at + 1]) + ".");
			}
		}

		// bid
		var printHand = function () {
			console.log("Your hand is: " + hand[0]!.map(name).join(" "));
		};
		console.log();
		printHand();
		var bid = [0, 0], tricks = [0, 0], points = [0, 0];
		for (var turn = 0; turn < 2; turn++) {
			switch ((dealer + turn) % 2) {
				case 0:
					for (;;) {
						var b = ask("Your bid (0 to 13): ");
						if (/^\d+$/.test(b) && +b < 14) break;
						console.log("A bid is a whole number of tricks from 0 (nil) to 13.");
					}
					bid[0] = +b;
					break;
				case 1:
					for (var y of hand[1]!) if (y > 51 || (y & 3) == 3) bid[1]!++;
					if (bid[1] == 0) bid[1] = 1;
					console.log("The computer bids " + bid[1] + ".");
			}
		}

		// thirteen tricks
		var leader = dealer;
		for (var t = 1; t <= 13; t++) {
			var cards: any = [null, null];
			for (turn = 0; turn < 2; turn++) {
				who = (leader + turn) % 2;
				var led = cards[leader];
				var mine = hand[who]!;
				var legal = mine.filter((z) => led !== null && (z & 3) == (led & 3));
				if (!legal.length) legal = mine.slice();
				var beats: any = (z: any) => ((z & 3) == (led & 3) ? z > led : (z & 3) == 3);
				if (who == 0) {
					if (turn == 0) console.log("\nTrick " + t + ". You lead.");
					printHand();
					choose: for (;;) {
						var q = ask("Which card do you play? ");
						for (c = 8; c < 60; c++) {
							if (name(c) != q) continue;
							if (mine.indexOf(c) < 0) {
								console.log("You do not hold " + q + ".");
								continue choose;
							}
							if (legal.indexOf(c) < 0) {
								console.log("You must follow suit. You may play " + legal.map(name).join(" ") + ".");
								continue choose;
							}
							break choose;
						}
						console.log("That is not a card. Type a rank (2-9, T, J, Q, K, A) and a suit (C, D, H, S), as in TH.");
					}
				} else {
					var best: any = null, bestWorth = -1e9;
					for (var z of legal) {
						var worth = led === null ? (z >> 2) - ((z & 3) == 3 ? 50 : 0) : (beats(z) ? 50 : 0) - (z >> 2);
						if (worth > bestWorth) {
							best = z;
							bestWorth = worth;
						}
					}
					c = best;
					console.log(turn == 0 ? "\nTrick " + t + ". The computer leads " + name(c) + "." : "The computer plays " + name(c) + ".");
				}
				mine.splice(mine.indexOf(c), 1);
				cards[who] = c;
			}
			led = cards[leader];
			if (beats(cards[1 - leader])) leader = 1 - leader;
			tricks[leader]!++;
			console.log(["You take", "The computer takes"][leader] + " the trick. Tricks: you " + tricks[0] + " (bid " + bid[0] + "), the computer " + tricks[1] + " (bid " + bid[1] + ").");
		}

		// score
		console.log("\nScore sheet after hand " + n);
		console.log("                 Bid  Tricks  Points   Total");
		for (who = 0; who < 2; who++) {
			var p = bid[who]! * 10;
			if (tricks[who]! < bid[who]!) p = -p;
			else p += tricks[who]! - bid[who]!;
			if (bid[who] == 0) p = tricks[who] ? -100 : 100;
			points[who] = p;
			total[who]! += p;
			var row = ["You         ", "The computer"][who]!;
			for (var v of [bid[who], tricks[who], p, total[who]]) row += ("        " + v).slice(-8);
			console.log(row);
			if (total[who]! >= 500 || total[who]! < -200) crossed = true;
		}
		switch (crossed && Math.sign(total[0]! - total[1]!)) {
			case false:
				break;
			case 0:
				console.log("\nYou are tied at " + total[0] + ". The first hand that leaves you unequal ends the game.");
				break;
			default:
				break hands;
		}
	}
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300); // who will it be?
	if (total[0]! > total[1]!) console.log("\nYou win the game by " + total[0] + " to " + total[1] + ".");
	else console.log("\nThe computer wins the game by " + total[1] + " to " + total[0] + ".");
}

main();
