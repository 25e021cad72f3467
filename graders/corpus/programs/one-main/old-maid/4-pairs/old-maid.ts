import { type Card, cardName } from "../2-shuffle/cards.ts";
export { deal, removeQueen } from "../3-deal/old-maid.ts";

export interface Pair { first: Card; second: Card }

export function findPartner(hand: Card[], index: number): number {
	var later = index + 1;
	for (; later < hand.length && hand[later]!.pip != hand[index]!.pip; later++);
	return later < hand.length ? later : -1;
}

export function discardPairs(hand: Card[]): Pair[] {
	var pairs: Pair[] = [];
	var gone: boolean[] = [];
	// the places are found first; the cards leave afterwards
	first: for (var i = 0; i < hand.length; i++) {
		if (gone[i]) continue;
		for (var j = i + 1; j < hand.length; j++) {
			if (gone[j] || hand[j]!.pip !== hand[i]!.pip) continue;
			gone[i] = gone[j] = true;
			pairs.push({ first: hand[i]!, second: hand[j]! });
			continue first;
		}
	}
	for (var from = 0, to = 0; from < hand.length; from++) if (!gone[from]) hand[to++] = hand[from]!;
	hand.length = to;
	return pairs;
}

export function printPairs(who: string, pairs: Pair[]): void {
	var s = who + " ";
	for (var i = 0; i < pairs.length; i++) {
		s += cardName(pairs[i]!.first) + " " + cardName(pairs[i]!.second);
		if (i == pairs.length - 1) s += ".";
		else if (i % 7 == 6) s += ".\n" + who + " ";
		else s += ", ";
	}
	console.log(pairs.length ? s : s + "nothing.");
}
