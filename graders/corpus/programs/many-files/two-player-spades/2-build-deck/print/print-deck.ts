import { print } from "#toolkit/console";
import type { Deck } from "../../1-structs/structs.ts";
import linesOf13 from "./lines-of-13.js";

export const printDeck = (deck: Deck): void => {
  const lines = linesOf13(deck.cards, (card) => [card.rank, card.suit].join(":"));
  print([...lines, `Next card: index ${deck.index}`].join("\n"));
};
