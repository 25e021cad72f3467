import type { Deck } from "../1-cards/deck";
import { newable } from "../1-cards/newable";
import { Hand } from "./hand";

type Dealer = Readonly<{ shuffle: (deck: Deck) => void; deal: (deck: Deck) => Hand[] }>;

const dealFrom = (deck: Deck, [next, ...later]: readonly Hand[]): void => {
  if (deck.size === 0 || next === undefined) return;
  next.add(deck.deal());
  dealFrom(deck, [...later, next]);
};

const makeDealer = (random: () => number): Dealer => {
  const shuffleUpTo = (last: number, deck: Deck): void => {
    if (last < 1) return;
    deck.swap(last, random() % (last + 1));
    shuffleUpTo(last - 1, deck);
  };
  return Object.freeze({
    shuffle: (deck: Deck) => shuffleUpTo(deck.size - 1, deck),
    deal: (deck: Deck) => {
      const hands = [new Hand(), new Hand(), new Hand(), new Hand()];
      dealFrom(deck, hands);
      return hands;
    },
  });
};

const Dealer = newable(makeDealer);

export { Dealer };
