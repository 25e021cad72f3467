import { removeQueen } from "../1-create-deck/old-maid.ts";
import { type Card, createDeck } from "./cards.ts";

/** A new deck without the queen of hearts. */
export const oldMaidDeck = (): Card[] => {
  const deck = createDeck();
  removeQueen(deck);
  return deck;
};
