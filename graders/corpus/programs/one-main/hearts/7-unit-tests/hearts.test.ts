import { afterEach, beforeAll, expect, test } from "vitest";
import { Card } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Dealer } from "../2-deal/dealer.ts";
import { Hand } from "../2-deal/hand.ts";
import { Player } from "../3-legal-plays/player.ts";
import { Table } from "../4-trick/table.ts";
import { Trick } from "../4-trick/trick.ts";
import { HandScore } from "../5-score/hand-score.ts";
import { ScoreSheet } from "../5-score/score-sheet.ts";

var c: any = (name: string) => new Card("23456789TJQKA".indexOf(name[0]!) + 2, "CDHS".indexOf(name[1]!));
var order: string[] = [], hearts = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", n: any, e: any, s: any, w: any, all: any;

// everything that still comes out of a deck
function rest(deck: Deck) {
	var out: string[] = [];
	while (deck.size) out.push("" + deck.deal());
	return out;
}

function error(f: () => void) {
	try {
		f();
	} catch (x) {
		return x instanceof RangeError;
	}
	return false;
}

beforeAll(() => {
	for (var i = 0; i < 4; i++) for (var j = 0; j < 13; j++) order.push("23456789TJQKA"[j]! + "CDHS"[i]);
});

function sit() {
	all = [n = new Player("North"), e = new Player("East"), s = new Player("South"), w = new Player("West")];
}
sit();
afterEach(sit);

test("cards", () => {
	for (var i = 0; i < 52; i++) {
		var card = new Card(i % 13 + 2, i / 13 | 0);
		expect(card.toString()).toBe(order[i]);
		expect(card.rank * 100 + card.suit).toBe((i % 13 + 2) * 100 + (i / 13 | 0));
		for (var j = 0; j < 52; j++) expect(card.equals(c(order[j]))).toBe(i === j);
		switch (i % 3) {
			case 0: expect("" + Card.parse(order[i]!)).toEqual(order[i]); break;
			case 1: expect("" + Card.parse(order[i]!.toLowerCase())).toEqual(order[i]); break;
			case 2: expect("" + Card.parse("  " + order[i] + "\t")).toEqual(order[i]); break;
		}
	}
	for (var text of ["10H", "10h", "1S", "KX", "", "K", "KSK", "SK", "0H"]) expect(Card.parse(text)).toBe(undefined);
	for (var rank of [-1, 0, 1, 15, 2.5, 100]) expect(error(() => new Card(rank, 2))).toBe(true);
});

test("decks", () => {
	var a = new Deck(), b = new Deck();
	expect(a.size).toBe(52);
	a.deal();
	a.deal();
	a.swap(0, 1);
	a.swap(2, 2);
	expect(a.size).toBe(50);
	expect(rest(a)).toEqual(["5C", "4C"].concat(order.slice(4)));
	expect(error(() => a.deal())).toBe(true);
	expect(error(() => a.swap(0, 0))).toBe(true);
	expect(error(() => b.swap(0, 52))).toBeTruthy();
	expect(error(() => b.swap(-1, 0))).toBeTruthy();
	expect(error(() => b.swap(52, 3))).toBeTruthy();
	b.swap(51, 0);
	expect(rest(b).join(" ")).toBe("AS " + order.slice(1, 51).join(" ") + " 2C");
});

test("hands", () => {
	var hand = new Hand();
	expect("" + hand).toBe("");
	var added = "QS TD KC 2D AH JC 2S".split(" ");
	for (var i = 0; i < added.length; i++) {
		hand.add(c(added[i]));
		expect(hand.size).toBe(i + 1);
		expect(hand.has(c(added[i]))).toBe(true);
	}
	for (var turn = 0; turn < 2; turn++) {
		expect("" + hand).toBe("JC KC 2D TD AH 2S QS");
		var got: any = hand.cards();
		expect(got.join("")).toBe("JCKC2DTDAH2SQS");
		// if this were the hand's own array, there would be little left
		while (got.length) got.pop();
	}
	hand.remove(c("TD"));
	expect(hand.has(c("TD"))).toBe(false);
	for (var wrong of ["TD", "TH", "QD"]) {
		expect(error(() => hand.remove(c(wrong)))).toBe(true);
		expect("" + hand).toBe("JC KC 2D AH 2S QS");
	}
});

test("dealers", () => {
	// numbers of a small generator
	var x = 7, taken = 0, numbers: number[] = [];
	for (var i = 0; i < 200; i++) numbers.push(x = (x * 1103515245 + 12345) % 2147483648);
	var dealer = new Dealer(() => numbers[taken++]!), expected = order.slice(), deck = new Deck();
	for (i = 51; i > 0; i--) {
		var r = numbers[51 - i]! % (i + 1), card = expected[i]!;
		expected[i] = expected[r]!;
		expected[r] = card;
	}
	dealer.shuffle(deck);
	expect(taken).toBe(51);
	var hands = dealer.deal(deck);
	expect(taken).toBe(51);
	expect(deck.size).toBe(0);
	expect(hands.length).toBe(4);
	hand: for (i = 0; i < 52; i++) {
		for (var k = 0; k < 4; k++) {
			if (k !== i % 4) continue;
			expect(hands[k]!.has(c(expected[i]))).toBe(true);
			expect(hands[k]!.size).toBe(13);
			continue hand;
		}
	}
	deck = new Deck();
	while (deck.size > 5) deck.deal();
	expect(dealer.deal(deck).join("/")).toBe("TS AS/JS/QS/KS");
});

test.each([
	["2C 4D 9D AH QS", [undefined, 0, 1, 2, 3], ["2C 4D 9D AH QS", "2C", "4D 9D", "AH", "QS"]],
	["4D 9D AH QS", [undefined, 0, 1], ["4D 9D AH QS", "4D 9D AH QS", "4D 9D"]],
	["3C AH", [2, 1, 3, 0], ["AH", "3C AH", "3C AH", "3C"]],
	["3C QS", [1, 2, 3], ["3C QS", "3C QS", "QS"]],
])("player with %s", (names, leds: any, legals: any) => {
	var player = new Player("Me");
	expect(player.name + player.handSize).toBe("Me0");
	for (var i = 0; i < leds.length; i++) {
		for (var name of order) {
			var hand = new Hand();
			for (var held of names.split(" ")) hand.add(c(held));
			player.pickUp(hand);
			expect(player.legalCards(leds[i]).join(" ")).toBe(legals[i]);
			expect(player.holds(c(name))).toBe(names.includes(name));
			var why = !names.includes(name) ? "not held" : legals[i].includes(name) ? undefined : "must follow suit";
			expect(player.objection(c(name), leds[i])).toBe(why);
			expect(error(() => player.play(c(name), leds[i]))).toBe(why !== undefined);
			var left = why ? names : names.split(" ").filter(x => x !== name).join(" ");
			expect(player.legalCards().join(" ")).toBe(left);
			expect(player.handSize).toBe(left.split(" ").length);
		}
	}
});

test("tables", () => {
	var given = all.slice(), table = new Table(given);
	given.reverse();
	for (var i = 0; i < 4; i++) {
		var from = table.playersFrom(all[i]);
		expect(from.length).toBe(4);
		for (var j = 0; j < 4; j++) expect(from[j] === all[(i + j) % 4]).toBe(true);
		from.length = 1;
	}
	expect(error(() => table.playersFrom(new Player("South")))).toBe(true);
});

test("tricks", () => {
	var tricks = "5D KC JD 3S=NNSS TH 9H KH 2H=NNSS 2C 3C 4C 5C=NESW AS KS QS JS=NNNN 2H AC AD 3H=NNNW 7S 8S AH 9S=NEEW";
	for (var [, names, takers] of tricks.matchAll(/(.. .. .. ..)=(....)/g) as any) {
		var trick = new Trick(), best: any;
		expect([trick.leader, trick.ledSuit, trick.highest, trick.taker].every(x => x === undefined)).toBe(true);
		for (var i = 0; i < 4; i++) {
			var played = names.split(" ").slice(0, i + 1);
			expect(trick.isComplete).toBe(false);
			trick.play(all[i], c(played[i]));
			best = "NESW".indexOf(takers[i]);
			expect(trick.taker === all[best]).toBe(true);
			expect("" + trick.highest).toBe(played[best]);
			expect(trick.leader === n).toBe(true);
			expect(trick.ledSuit).toBe("CDHS".indexOf(names[1]));
			expect(error(() => trick.play(all[i], c("6C")))).toBe(true);
			trick.cards().length = 0;
			expect(trick.cards().join(" ")).toBe(played.join(" "));
		}
		expect(trick.isComplete).toBe(true);
		expect(error(() => trick.play(new Player("Q"), c("6C")))).toBe(true);
		expect(trick.cards().join(" ")).toBe(names);
	}
});

test("hands of play", () => {
	var prices: any = { QS: 13 };
	for (var name of order) expect(HandScore.pointsIn([c(name)])).toBe(name[1] === "H" ? 1 : prices[name] || 0);
	expect(HandScore.pointsIn(order.map(c))).toBe(26);
	expect(HandScore.pointsIn([])).toBe(0);

	var play = (...takes: any[]) => {
		var hand = new HandScore(all);
		for (var [who, what] of takes) hand.take(who, what.split(" ").map(c));
		return all.map((p: Player) => hand.points(p)).join() + (hand.shooter ? hand.shooter.name : "");
	};
	expect(play([n, "2H"], [w, "QS 3H"], [n, "4H 2C"], [s, "5S"], [n, "KH"])).toBe("3,0,0,14");
	expect(play([e, hearts])).toBe("0,13,0,0");
	expect(play([e, hearts + " KS"])).toBe("0,13,0,0");
	expect(play([e, hearts], [s, "QS"])).toBe("0,13,13,0");
	expect(play([e, "QS"], [e, hearts])).toBe("26,0,26,26East");
	expect(play([w, "QS " + hearts.slice(0, -3)], [n, "AH"])).toBe("1,0,0,25");
});

test("sheets", () => {
	var cases: any = {
		"": "0,0,0,0 false North+East+South+West",
		"E": "26,0,26,26 false East",
		"NW": "26,52,52,26 false North+West",
		"NNWW": "52,104,104,52 true North+West",
		"EEE": "78,0,78,78 false East",
		"EEE9": "99,0,78,78 false East",
		"EEE9E": "125,0,104,104 true East",
		"EEE0": "100,0,78,78 true East",
		"9": "21,0,0,0 false East+South+West",
		"ESW": "78,52,52,52 false East+South+West",
	};
	for (var key in cases) {
		var sheet = new ScoreSheet(all);
		for (var letter of key) {
			var hand = new HandScore(all), who: any = { N: n, E: e, S: s, W: w }[letter];
			if (letter === "9") hand.take(n, "QS 2H 3H 4H 5H 6H 7H 8H 9H".split(" ").map(c));
			else if (letter === "0") hand.take(n, "QS 2H 3H 4H 5H 6H 7H 8H 9H TH".split(" ").map(c));
			else hand.take(who, ("QS " + hearts).split(" ").map(c));
			sheet.enter(hand);
		}
		var totals = all.map((p: any) => sheet.total(p));
		expect(totals + " " + sheet.isOver + " " + sheet.winners().map(p => p.name).join("+")).toBe(cases[key]);
		sheet.winners().length = 0;
		expect(sheet.winners().length).toBeGreaterThan(0);
	}
});
