import { readFileSync } from "fs";
import { Card } from "../1-cards/card.ts";
import { Player } from "../3-legal-plays/player.ts";
import { Table } from "./table.ts";
import { Trick } from "./trick.ts";

(function main() {
	var input = readFileSync(0, "utf8");
	var n = new Player("North"), e = new Player("East"), s = new Player("South"), w = new Player("West");
	var table = new Table([n, e, s, w]), leader: any, i = 0;

	var ask = function (prompt: string) {
		process.stdout.write(prompt);
		if (i >= input.length) {
			console.error("\nThe input is used up.");
			process.exit(1);
		}
		var end = input.indexOf("\n", i);
		if (end < 0) end = input.length;
		var line = input.slice(i, end);
		i = end + 1;
		return line.trim();
	};

	while (!leader) {
		switch (ask("Who leads? [n/e/s/w] ")) {
			case "n": case "N": leader = n; break;
			case "e": case "E": leader = e; break;
			case "s": case "S": leader = s; break;
			case "w": case "W": leader = w; break;
			default: console.log("Please type n for North, e for East, s for South or w for West.");
		}
	}

	tricks: for (;;) {
		console.log();
		var trick = new Trick();
		for (var p of table.playersFrom(leader)) {
			card: for (;;) {
				var c = Card.parse(ask(p.name + (p == leader ? " leads: " : " plays: ")));
				if (!c) {
					console.log("Not a card. Type a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S).");
					continue;
				}
				for (var old of trick.cards()) {
					if (old.equals(c)) {
						console.log(c + " lies in this trick already.");
						continue card;
					}
				}
				trick.play(p, c);
				break;
			}
		}
		leader = trick.taker;
		console.log(leader.name + " takes the trick with " + trick.highest + ".\n");
		for (;;) {
			switch (ask("Another trick? [y/n] ")) {
				case "y": case "Y": continue tricks;
				case "n": case "N": break tricks;
			}
			console.log("Please type y for yes or n for no.");
		}
	}
})();
