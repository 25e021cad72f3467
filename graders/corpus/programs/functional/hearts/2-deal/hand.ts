import type { Card } from "../1-cards/card";
import { newable } from "../1-cards/newable";

type Hand = Readonly<{
  size: number;
  add: (card: Card) => void;
  has: (card: Card) => boolean;
  remove: (card: Card) => void;
  cards: () => Card[];
  toString: () => string;
}>;

const goesBefore = (card: Card, other: Card): boolean =>
  card.suit < other.suit || (card.suit === other.suit && card.rank < other.rank);

/** Keeps the cards in order all the time. */
const makeHand = (): Hand => {
  let held: readonly Card[] = [];
  const has = (card: Card) => held.some(card.equals);
  return Object.freeze({
    get size() {
      return held.length;
    },
    add: (card: Card) => {
      const lower = held.filter((other) => goesBefore(other, card));
      held = [...lower, card, ...held.slice(lower.length)];
    },
    has,
    remove: (card: Card) => {
      if (!has(card)) throw new RangeError(`${card} is not in the hand`);
      held = held.filter((other) => !other.equals(card));
    },
    cards: () => [...held],
    toString: () => held.join(" "),
  });
};

const Hand = newable(makeHand);

export { Hand };
