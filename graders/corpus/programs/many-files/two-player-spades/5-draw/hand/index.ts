import { print } from "#toolkit/console.ts";
import { blankCards, type Card, type Hand } from "../../1-structs/structs.ts";
import { cardName } from "../../4-display/display.ts";

export const emptyHand = (): Hand => ({ cards: blankCards(13), count: 0 });

export const addCard = (hand: Hand, card: Card): void => {
  const free = hand.cards.findIndex(({ rank }) => rank === 0);
  if (free < 0) throw new RangeError("There is no room in the hand.");
  hand.cards[free] = card;
  hand.count++;
};

export const printHand = ({ cards, count }: Hand): void => {
  const names = cards.filter((_, place) => place < count).map(cardName);
  print(`Your hand is: ${names.join(" ")}`);
};
