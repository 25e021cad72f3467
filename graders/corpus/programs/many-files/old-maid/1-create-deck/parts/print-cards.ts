import { print } from "#toolkit/console.ts";
import type { Card } from "./card.ts";
import cardName from "./card-name.ts";
import { inLines } from "./in-lines.js";

export const printCards = (title: string, cards: Card[]): void => {
  const lines = inLines(cards.map(cardName), 13, " ");
  lines.unshift(`${title} (${cards.length}):`);
  lines.forEach((line) => print(line));
};
