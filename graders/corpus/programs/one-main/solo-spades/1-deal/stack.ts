import type { Card } from "./cards.ts";

export type Stack = {
	cards: Array<Card>
	size?: never
};

export function emptyStack(): Stack { return { cards: new Array() }; }
export function isEmpty(s: Stack) { return !s.cards.length; }
export function push(s: Stack, c: Card): void { s.cards[s.cards.length] = c; }
export function pop(s: Stack) {
	var n = s.cards.length;
	if (!n) throw new RangeError("stack is empty");
	var c = s.cards[n - 1]!;
	s.cards.length = n - 1;
	return c;
}
