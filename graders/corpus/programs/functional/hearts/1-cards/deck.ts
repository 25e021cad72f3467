import { Card, Suit } from "./card";
import { newable } from "./newable";

type Deck = Readonly<{
  size: number;
  deal: () => Card;
  swap: (place: number, other: number) => void;
}>;

const inOrder = (): readonly Card[] =>
  Object.values(Suit).flatMap((suit) => Array.from({ length: 13 }, (_, step) => new Card(2 + step, suit)));

const makeDeck = (): Deck => {
  let cards = inOrder();
  return Object.freeze({
    get size() {
      return cards.length;
    },
    deal: () => {
      const [next, ...rest] = cards;
      if (next === undefined) throw new RangeError("the deck is empty");
      cards = rest;
      return next;
    },
    swap: (place: number, other: number) => {
      if (!(place in cards && other in cards)) throw new RangeError(`no places ${place} and ${other}`);
      const from = (at: number) => (at === place ? other : at === other ? place : at);
      cards = cards.map((_, at) => cards[from(at)] as Card);
    },
  });
};

const Deck = newable(makeDeck);

export { Deck };
