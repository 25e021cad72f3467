import { rand } from "../../../graders/toolkit/random.ts";
import type { Card } from "./cards.ts";
import { emptyStack, push } from "./stack.ts";

export function newCards() {
	var cs: Card[] = [], n = 0;
	while (n < 52) cs.push({ suit: Math.floor(n / 13), rank: n++ % 13 + 2 });
	return cs;
}

export function shuffle(cs: Card[]) {
	for (var i = 51; i >= 1; i--) {
		var r = rand() % (i + 1);
		cs.push(cs[i]!);	// place 52 is the third cup
		cs[i] = cs[r]!;
		cs[r] = cs.pop()!;
	}
}

export function stackUp(cs: Card[]) {
	var s = emptyStack(), i = cs.length;
	while (i--) push(s, cs[i]!);
	return s;
}
