import type { Card } from "../2-shuffle/cards";

const everySecond = (cards: readonly Card[], from: 0 | 1): readonly Card[] =>
  cards.filter((_, place) => place % 2 === from);

const deal = (deck: readonly Card[], player: Card[], computer: Card[]): void => {
  player.push(...everySecond(deck, 0));
  computer.push(...everySecond(deck, 1));
};

export { removeQueen } from "../1-create-deck/old-maid";
export { deal };
