import { readFileSync } from "node:fs";
import { Card } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Hand } from "../2-deal/hand.ts";
import { Player } from "../3-legal-plays/player.ts";
import { HandScore } from "./hand-score.ts";
import { ScoreSheet } from "./score-sheet.ts";

var lines = readFileSync(0, "utf8").split("\n"), out = "";
if (lines[lines.length - 1] == "") lines.pop();
lines.reverse();

var north = new Player("North"), east = new Player("East"), south = new Player("South"), west = new Player("West");
var all = [north, east, south, west], sheet = new ScoreSheet(all);

for (var number = 1; !sheet.isOver; number++) {
	out += "\nHand " + number + "\n";
	var rest = new Hand(), hand = new HandScore(all);
	for (var deck = new Deck(); deck.size;) rest.add(deck.deal());
	for (var p of [north, east, south]) {
		again: for (;;) {
			out += "Cards that " + p.name + " takes: ";
			if (!lines.length) {
				process.stdout.write(out);
				console.error("\nThe input ended in the middle of a game.");
				process.exit(1);
			}
			var words = lines.pop()!.split(/\s+/), cards: Card[] = [], gone = "";
			for (var w of words) {
				if (w == "") continue;
				var c = Card.parse(w);
				if (!c || cards.join(" ").indexOf("" + c) >= 0) {
					out += "Please type 0 to 52 different cards, as in 2C TD QS.\n";
					continue again;
				}
				cards.push(c);
				if (!gone && !rest.has(c)) gone = "" + c;
			}
			if (gone) {
				out += "Somebody else has taken " + gone + ".\n";
				continue;
			}
			for (var c2 of cards) rest.remove(c2);
			hand.take(p, cards);
			break;
		}
	}
	hand.take(west, rest.cards());
	sheet.enter(hand);
	out += "West takes all the others.\n\n";
	if (hand.shooter) out += hand.shooter.name + " shoots the moon: 0 points, and 26 for everybody else.\n";
	out += "        This hand      Total\n";
	for (var p2 of all) {
		out += p2.name + "                 ".slice(p2.name.length + ("" + hand.points(p2)).length) + hand.points(p2);
		out += "           ".slice(("" + sheet.total(p2)).length) + sheet.total(p2) + "\n";
	}
}

var best = sheet.winners(), pts: any = sheet.total(best[0]!), names = "";
for (var k = 0; k < best.length; k++) names += (k == 0 ? "" : k == best.length - 1 ? " and " : ", ") + best[k]!.name;
pts += pts == 1 ? " point" : " points";
out += "\nThe game is over. " + names + (best.length > 1 ? " tie with " + pts + " each.\n" : " wins with " + pts + ".\n");
process.stdout.write(out);
