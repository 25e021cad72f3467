import { rand } from "#toolkit/random.ts";
import { newCards, shuffle, stackUp } from "./deck.ts";
import { playersFrom, type Seat, seatAfter } from "./ring.ts";
import { isEmpty, pop, type Stack } from "./stack.ts";

const SEATS = 4;

export function pickDealer(you: Seat): Seat {
  const steps = rand() % SEATS;
  return seatAfter(you, steps);
}

export function dealOut(deck: Stack, dealer: Seat): void {
  const players = playersFrom(dealer.next);
  for (let turn = 0; !isEmpty(deck); turn = (turn + 1) % players.length)
    players[turn]!.hand.push(pop(deck));
}

export function dealNewHands(dealer: Seat): void {
  for (const player of playersFrom(dealer)) player.hand.splice(0);
  const cards = newCards();
  shuffle(cards);
  dealOut(stackUp(cards), dealer);
}
