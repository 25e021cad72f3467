import type { Card } from "./card.ts";
import names from "./names.json" with { type: "json" };

const eachCard = function* (): Iterable<Card> {
  for (const suit of names.suits.keys())
    for (const place of names.pips.keys()) yield { suit, pip: place + 1 };
};

const createDeck = (): Card[] => [...eachCard()];

export default createDeck;
