import type { Card } from "../card.ts";
import upsideDown from "./order.ts";

export interface DeckShape {
  readonly size: number;
  deal(): Card;
  swap(place: number, other: number): void;
}

export function makeDeck(): DeckShape {
  const cards = upsideDown();
  function at(place: number) {
    const index = cards.length - 1 - place;
    if (cards[index] === undefined) throw new RangeError(`the deck has no place ${place}`);
    return index;
  }
  return {
    get size() {
      return cards.length;
    },
    deal() {
      const card = cards.pop();
      if (!card) throw new RangeError("all cards have been dealt");
      return card;
    },
    swap(place, other) {
      const one = at(place);
      const two = at(other);
      [cards[one], cards[two]] = [cards[two]!, cards[one]!];
    },
  };
}
