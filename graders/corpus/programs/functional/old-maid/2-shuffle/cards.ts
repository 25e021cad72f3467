import { rand } from "#toolkit/random.ts";
import type { Card } from "../1-create-deck/cards";

const shuffleDeck = (deck: Card[]): void =>
  deck.forEach((_, i) => {
    const r = rand() % deck.length;
    [deck[i], deck[r]] = [deck[r]!, deck[i]!];
  });

export { type Card, cardName, createDeck, printCards, rows, Suit } from "../1-create-deck/cards";
export { shuffleDeck };
