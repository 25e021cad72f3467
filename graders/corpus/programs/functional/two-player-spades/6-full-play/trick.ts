import { type Card, Suit } from "../1-structs/structs";

const strength = ({ rank, suit }: Card, led: Card): number =>
  rank + (suit === Suit.Spades ? 200 : suit === led.suit ? 100 : 0);

const followerTakes = (led: Card, played: Card): boolean =>
  strength(played, led) > strength(led, led);

export { followerTakes };
