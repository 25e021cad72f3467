import { type Card, Suit } from "../../1-deal/cards.ts";

/** A function that says how strong a card is in a trick in which `suit` was led. Discards have 0. */
export default (suit: Suit) => (card: Card): number => {
  const ranks = [card.suit === suit, card.suit === Suit.Spades].lastIndexOf(true) + 1;
  return ranks && ranks * 20 + card.rank;
};
