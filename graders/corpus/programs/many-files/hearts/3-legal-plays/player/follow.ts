import type { Card, Suit } from "../../1-cards/card.ts";

/** Those of the cards that follow the suit led; all, if there are none or nothing is led. */
export default function follow(cards: readonly Card[], led: Suit | undefined): Card[] {
  const { yes = [], all = [] } = { yes: cards.filter((card) => Object.is(card.suit, led)), all: [...cards] };
  return yes.length > 0 ? yes : all;
}
