import { rand } from "../../../graders/toolkit/random.ts";

export function newDeck() {
	var d: number[] = [];
	for (var i = 0; i < 52; i++) d[i] = 102 + (i % 13) + 100 * ((i / 13) | 0);
	return d;
}

export function cardText(c: number) {
	var f: any = c % 100;
	switch (f) {
		case 14: f = "A"; break;
		case 13: f = "K"; break;
		case 12: f = "Q"; break;
		case 11: f = "J";
	}
	if (c < 100 || c > 414) throw new RangeError("bad card " + c);
	return (f == 10 ? "10" : " " + f) + " ♣♦♥♠"[(c / 100) | 0];
}

export function shuffleDeck(d: number[]) {
	var i = -1, j, t;
	while (++i < d.length) {
		t = d[i]!;
		d[i] = d[j = rand() % d.length]!;
		d[j] = t;
	}
}
