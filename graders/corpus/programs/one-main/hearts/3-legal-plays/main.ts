import { createRequire } from "node:module";
import { Card } from "../1-cards/card.ts";
import { Hand } from "../2-deal/hand.ts";
import { Player } from "./player.ts";

var require: any = createRequire(import.meta.url), fs = require("node:fs");
var lines: string[] = fs.readFileSync(0, "utf8").split("\n"), at = 0;
if (lines[lines.length - 1] == "") lines.length--;

function ask(prompt: string): string {
	fs.writeSync(1, prompt);
	if (at >= lines.length) {
		fs.writeSync(2, "\nThe input ended.\n");
		process.exit(1);
	}
	return lines[at++]!.trim();
}

function print(line: string) { fs.writeSync(1, line + "\n"); }

var me = new Player("You"), hand;
typing: for (;;) {
	hand = new Hand();
	for (var w of ask("Cards in your hand: ").split(/\s+/)) {
		var c = Card.parse(w);
		if (!c || hand.has(c) || hand.size == 13) {
			print("Please type 1 to 13 different cards, as in 2C TD QS.");
			continue typing;
		}
		hand.add(c);
	}
	break;
}
me.pickUp(hand);

while (me.handSize) {
	print("\nYour hand: " + me.legalCards().join(" "));
	var led: any;
	suit: for (;;) {
		switch (ask("Suit led (C, D, H, S, or nothing if you lead): ")) {
			case "": led = undefined; break suit;
			case "C": case "c": led = 0; break suit;
			case "D": case "d": led = 1; break suit;
			case "H": case "h": led = 2; break suit;
			case "S": case "s": led = 3; break suit;
		}
		print("Please type C, D, H or S, or nothing if you lead.");
	}
	var may = "You may play " + me.legalCards(led).join(" ") + ".", played = false;
	print(may);
	do {
		var card = Card.parse(ask("Which card do you play? "));
		if (!card) print("Not a card. Type a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S).");
		else switch (me.objection(card, led)) {
			case "not held": print("You do not hold " + card + ". " + may); break;
			case "must follow suit": print("You must follow suit. " + may); break;
			default:
				me.play(card, led);
				print("You play " + card + ". Cards left: " + me.handSize);
				played = true;
		}
	} while (!played);
}
