import { blank, type Card, type Hand } from "../1-structs/structs.ts";
import same from "./rules/same.ts";

export const heldCards = (hand: Hand): Card[] => hand.cards.filter(({ rank }) => rank > 0);

export const isAmong = (card: Card, cards: Card[]): boolean => cards.findIndex(same(card)) !== -1;

export const removeCard = (hand: Hand, card: Card): void => {
  const place = hand.cards.findIndex(same(card));
  if (place === -1) throw new RangeError("The hand does not hold the card.");
  hand.cards.splice(place, 1);
  hand.cards.push(blank());
  hand.count = heldCards(hand).length;
};
