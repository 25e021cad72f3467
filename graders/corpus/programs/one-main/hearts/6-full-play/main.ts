import * as random from "../../../graders/toolkit/random.ts";
import { Card } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Dealer } from "../2-deal/dealer.ts";
import { Player } from "../3-legal-plays/player.ts";
import { Table } from "../4-trick/table.ts";
import { Trick } from "../4-trick/trick.ts";
import { HandScore } from "../5-score/hand-score.ts";
import { ScoreSheet } from "../5-score/score-sheet.ts";
import input from "./input.cts";

function main(input: string) {
	var lines = input.split("\n");
	if (lines[lines.length - 1] === "") lines.pop();
	var print = (s: any) => console.log(s);
	var next = (prompt: string) => {
		process.stdout.write(prompt);
		if (lines.length === 0) {
			console.error("\nEnd of input at: " + prompt);
			process.exit(1);
		}
		return lines.shift()!.trim();
	};

	for (;;) {
		var seed: any = next("Seed: ");
		if (seed === "") seed = Math.floor(Date.now() / 1000);
		if (/^[0-9]+$/.test(seed) && +seed <= 4294967295) break;
		print("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
	}
	random.srand(+seed);

	var part = "";
	while (part !== "p" && part !== "w") {
		part = next("Play or watch? [p/w] ").toLowerCase();
		if (part !== "p" && part !== "w") print("Please type p to play or w to watch.");
	}

	print(`
Hearts, for North, East, South and West. The fewest points win.
A card is a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S), as in TH.
Follow the suit that is led if you can; if you cannot, play any card.
The highest card of the suit led takes the trick; whoever takes it leads next.
Hearts may be led at any time; no cards are passed.
Each heart you take is 1 point, the queen of spades 13. Whoever takes all of
these shoots the moon: 0 points, and 26 for everybody else.
The game ends when somebody has 100 points.`);
	if (part === "p") print("You are South.");
	for (var start = Date.now(); Date.now() - start < 400;);

	var players = ["North", "East", "South", "West"].map(name => new Player(name));
	var table = new Table(players), dealer = new Dealer(random.rand), sheet = new ScoreSheet(players);

	for (var number = 1; !sheet.isOver; number++) {
		var deck = new Deck();
		dealer.shuffle(deck);
		var hands = dealer.deal(deck);
		for (var i = 0; i < 4; i++) players[(i + 1) % 4]!.pickUp(hands[i]!);
		var leader: Player = players[0]!;
		for (var p of players) if (p.holds(new Card(2, 0))) leader = p;
		print("\nHand " + number + ". North shuffles and deals.");
		print(leader.name + " holds 2C and leads the first trick with any card.");

		var score = new HandScore(players);
		for (var t = 1; t <= 13; t++) {
			print("\nTrick " + t);
			var trick = new Trick();
			for (var p of table.playersFrom(leader)) {
				var legal = p.legalCards(trick.ledSuit), top = trick.highest, card: any;
				if (part === "p" && p.name === "South") {
					if (!top) print("You lead.");
					print("Your hand: " + p.legalCards().join(" "));
					for (;;) {
						card = Card.parse(next("Which card do you play? "));
						if (!card) {
							print("Not a card. Type a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S).");
							continue;
						}
						var why = p.objection(card, trick.ledSuit);
						if (!why) break;
						print((why === "not held" ? "You do not hold " + card : "You must follow suit") + ". You may play " + legal.join(" ") + ".");
					}
				} else {
					// below the highest card if possible
					card = null;
					for (var c of legal) if (top && (c.suit !== top.suit || c.rank < top.rank) && (!card || c.rank > card.rank)) card = c;
					if (!card) for (var c of legal) if (!card || c.rank < card.rank) card = c;
				}
				p.play(card, trick.ledSuit);
				trick.play(p, card);
				print(p.name + (p === leader ? " leads " : " plays ") + card + ".");
			}
			leader = trick.taker!;
			score.take(leader, trick.cards());
			var n = HandScore.pointsIn(trick.cards());
			print(leader.name + " takes the trick: " + (n === 0 ? "no points." : n === 1 ? "1 point." : n + " points."));
			var so = "";
			for (var p of players) so += ", " + p.name + " " + score.points(p);
			print("Points so far: " + so.slice(2));
		}

		sheet.enter(score);
		print("");
		if (score.shooter) print(score.shooter.name + " shoots the moon: 0 points, and 26 for everybody else.");
		print("        This hand      Total");
		for (var p of players)
			print(p.name.padEnd(6) + ("" + score.points(p)).padStart(11) + ("" + sheet.total(p)).padStart(11));
	}

	var win = sheet.winners(), least = sheet.total(win[0]!), text = "\nThe game is over. ";
	switch (win.length) {
		case 1: text += win[0]!.name + " wins with "; break;
		case 2: text += win[0]!.name + " and " + win[1]!.name + " tie with "; break;
		case 3: text += win[0]!.name + ", " + win[1]!.name + " and " + win[2]!.name + " tie with "; break;
		case 4: text += "North, East, South and West tie with ";
	}
	print(text + least + (least === 1 ? " point" : " points") + (win.length > 1 ? " each." : "."));
	if (part === "p") {
		if (win.indexOf(players[2]!) < 0) print("You (South) do not win.");
		else print(win.length > 1 ? "You (South) share the win!" : "You (South) win!");
	}
}

main(input());
