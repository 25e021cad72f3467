import { type Card, Suit } from "./cards";

const isOldMaid = ({ suit, pip }: Card): boolean => suit === Suit.Hearts && pip === 12;

const removeQueen = (deck: Card[]): void => {
  const others = deck.filter((card) => !isOldMaid(card));
  deck.splice(0, deck.length, ...others);
};

export { removeQueen };
