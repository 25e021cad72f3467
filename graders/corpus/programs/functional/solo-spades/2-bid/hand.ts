import { type Card, cardNames } from "../1-deal/cards";
import type { Player } from "../1-deal/player";
import { playersFrom, type Seat } from "../1-deal/ring";

const place = ({ suit, rank }: Card): number => suit * 100 + rank;

export const sortCards = (cards: Card[]): void => void cards.sort((a, b) => place(a) - place(b));
export const sortHands = (seat: Seat): void =>
  playersFrom(seat).forEach(({ hand }) => sortCards(hand));
export const showHand = ({ hand }: Pick<Player, "hand">): void =>
  console.log(`Your hand: ${cardNames(hand)}`);
