import { type Card, type Hand, Suit } from "../../1-structs/structs.ts";
import { legalCards } from "../legal.ts";
import { followerTakes } from "../trick.ts";
import { highest, lowest } from "./pick.ts";

const lead = (legal: Card[]): Card => {
  const plain = legal.filter(({ suit }) => suit !== Suit.Spades);
  return highest(plain.length ? plain : legal);
};

const follow = (legal: Card[], led: Card): Card => {
  const takers = legal.filter((card) => followerTakes(led, card));
  return lowest(takers.length ? takers : legal);
};

export const computerCard = (hand: Hand, led?: Card): Card =>
  led ? follow(legalCards(hand, led), led) : lead(legalCards(hand));
