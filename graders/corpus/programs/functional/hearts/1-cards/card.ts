import { newable } from "./newable";

const Suits = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 } as const;
type Suits = (typeof Suits)[keyof typeof Suits];

type Card = Readonly<{
  rank: number;
  suit: Suits;
  equals: (other: Card) => boolean;
  toString: () => string;
}>;

const LOWEST = 2;
const RANKS = [..."23456789TJQKA"] as const;
const NAMES: readonly string[] = [..."CDHS"].flatMap((suit) => RANKS.map((rank) => rank + suit));

const makeCard = (rank: number, suit: Suits): Card => {
  if (!(rank - LOWEST in RANKS)) throw new RangeError(`no card has the rank ${rank}`);
  const place = suit * RANKS.length + rank - LOWEST;
  const toString = () => NAMES[place] as string;
  return Object.freeze({
    get rank() {
      return rank;
    },
    get suit() {
      return suit;
    },
    equals: (other: Card) => other.toString() === toString(),
    toString,
  });
};

const parse = (text: string): Card | undefined => {
  const place = NAMES.indexOf(text.trim().toUpperCase());
  return place < 0
    ? undefined
    : makeCard((place % RANKS.length) + LOWEST, Math.floor(place / RANKS.length) as Suits);
};

const Card = Object.assign(newable(makeCard), { parse });

export { Card, Suits as Suit };
