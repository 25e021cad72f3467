import type { Card } from "../1-deal/cards.ts";
import { dequeue, type Play, type Queue } from "./queue.ts";

export function beats(card: Card, best: Card) {
	// worth of a card: 0 for a discard, more for the suit of the best card, most for spades
	var a = card.suit == 3 ? 100 + card.rank : card.suit == best.suit ? card.rank : 0;
	var b = best.suit == 3 ? 100 + best.rank : best.rank;
	return a > b;
}

export function bestPlay(plays: Play[]) {
	if (!plays.length) throw new RangeError("no plays");
	var b = 0;
	for (var i = 1; i < plays.length; i++) if (beats(plays[i]!.card, plays[b]!.card)) b = i;
	return plays[b]!;
}

export function gather(trick: Queue) {
	for (var all: Play[] = []; trick.front; ) all.push(dequeue(trick));
	return all;
}
