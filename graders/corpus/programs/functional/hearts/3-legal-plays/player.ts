import type { Card, Suit } from "../1-cards/card";
import { newable } from "../1-cards/newable";
import { Hand } from "../2-deal/hand";

type Objection = "not held" | "must follow suit";

type Player = Readonly<{
  name: string;
  handSize: number;
  pickUp: (hand: Hand) => void;
  holds: (card: Card) => boolean;
  legalCards: (led?: Suit) => Card[];
  objection: (card: Card, led?: Suit) => Objection | undefined;
  play: (card: Card, led?: Suit) => void;
}>;

const makePlayer = (name: string): Player => {
  let hand = new Hand();
  const canFollow = (led: Suit) => hand.cards().some(({ suit }) => suit === led);
  const legalCards = (led?: Suit) =>
    hand.cards().filter(({ suit }) => led === undefined || suit === led || !canFollow(led));
  const objection = (card: Card, led?: Suit): Objection | undefined =>
    !hand.has(card) ? "not held" : legalCards(led).some(card.equals) ? undefined : "must follow suit";
  return Object.freeze({
    get name() {
      return name;
    },
    get handSize() {
      return hand.size;
    },
    pickUp: (dealt: Hand) => {
      hand = dealt;
    },
    holds: (card: Card) => hand.has(card),
    legalCards,
    objection,
    play: (card: Card, led?: Suit) => {
      const why = objection(card, led);
      if (why) throw new RangeError(`${name} may not play ${card}: ${why}`);
      hand.remove(card);
    },
  });
};

const Player = newable(makePlayer);

export { Player };
export type { Objection };
