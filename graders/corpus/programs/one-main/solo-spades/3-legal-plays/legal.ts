import { cardNames, type Card } from "../1-deal/cards.ts";

export function legalCards(hand: Card[], led: any, spadesBroken: boolean) {
	var yes: Card[] = [], any = false;
	for (var pass = 0; pass < 2 && !any; pass++)
		for (var c of hand) {
			if (pass == 0) {
				if (led ? c.suit != led.suit : c.suit == 3 && !spadesBroken) continue;
				any = true;
			}
			yes.push(c);
		}
	return yes;
}

export function brokenAfter(card: Card, before: boolean) { return card.suit == 3 ? true : before; }

export function whyNot(led: any, legal: Card[]) {
	var s = " You may play " + cardNames(legal) + ".";
	if (led) return "You must follow suit." + s;
	else return "Spades are not broken yet." + s;
}
