import { rand } from "#toolkit/random.ts";
import { newCards, shuffle, stackUp } from "./deck";
import { playersFrom, type Seat, seatAfter } from "./ring";
import { isEmpty, pop, type Stack } from "./stack";

const pickDealer = (you: Seat): Seat => seatAfter(you, rand() % 4);

const dealOut = (deck: Stack, { next }: Seat): void => {
  if (isEmpty(deck)) return;
  next.player.hand.push(pop(deck));
  dealOut(deck, next);
};

const dealNewHands = (dealer: Seat): void => {
  playersFrom(dealer).forEach((player) => {
    player.hand = [];
  });
  const cards = newCards();
  shuffle(cards);
  dealOut(stackUp(cards), dealer);
};

export { dealNewHands, dealOut, pickDealer };
