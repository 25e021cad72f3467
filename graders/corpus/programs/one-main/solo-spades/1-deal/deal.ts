import { rand } from "../../../graders/toolkit/random.ts";
import { newCards, shuffle, stackUp } from "./deck.ts";
import { playersFrom, seatAfter, type Seat } from "./ring.ts";
import { isEmpty, pop, type Stack } from "./stack.ts";

export function pickDealer(you: Seat) { return seatAfter(you, rand() % 4); }

export function dealOut(deck: Stack, dealer: Seat) {
	while (!isEmpty(deck)) (dealer = dealer.next).player.hand.push(pop(deck));
}

export function dealNewHands(dealer: Seat) {
	for (var p of playersFrom(dealer)) p.hand = [];
	var cs = newCards();
	shuffle(cs);
	dealOut(stackUp(cs), dealer);
}
