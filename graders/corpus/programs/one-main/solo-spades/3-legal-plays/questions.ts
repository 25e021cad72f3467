import { ask } from "../1-deal/ask.ts";
import { cardName, cardNames, type Card } from "../1-deal/cards.ts";
import { legalCards, whyNot } from "./legal.ts";
import { cardNamed, findCard } from "./read-cards.ts";

export async function askCard(hand: Card[], led: any, spadesBroken: boolean): Promise<Card> {
	var legal = legalCards(hand, led, spadesBroken), typed, held;
	for (;;) {
		typed = cardNamed(ask("Your card, such as TH: "));
		if (!typed) {
			console.log("That is no card. Type its rank (2-9, T, J, Q, K, A) and its suit (C, D, H, S).");
			continue;
		}
		held = findCard(typed, hand);
		if (!held) {
			console.log("You do not hold " + cardName(typed) + ". You may play " + cardNames(legal) + ".");
			continue;
		}
		if (legal.indexOf(held) == -1) {
			console.log(whyNot(led, legal));
			continue;
		}
		return held;
	}
}

export async function askYesNo(question: string): Promise<boolean> {
	var a = ask(question + " (Y or N)? ").toUpperCase();
	if (a == "Y" || a == "N") return a == "Y";
	console.log("Please type Y for yes or N for no.");
	return await askYesNo(question);
}
