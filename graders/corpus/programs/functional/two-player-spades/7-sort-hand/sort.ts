import type { Card, Hand } from "../1-structs/structs";

const comesBefore = (card: Card, other: Card): boolean =>
  card.suit < other.suit || (card.suit === other.suit && card.rank < other.rank);

const sorted = ([pivot, ...rest]: readonly Card[]): readonly Card[] =>
  pivot === undefined
    ? []
    : [
        ...sorted(rest.filter((card) => comesBefore(card, pivot))),
        pivot,
        ...sorted(rest.filter((card) => !comesBefore(card, pivot))),
      ];

const sortHand = (hand: Hand): void => {
  hand.cards.splice(0, hand.count, ...sorted(hand.cards.slice(0, hand.count)));
};

export { comesBefore, sortHand };
