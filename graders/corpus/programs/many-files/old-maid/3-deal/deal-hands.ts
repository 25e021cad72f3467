import { type Card, shuffleDeck } from "../2-shuffle/cards.ts";
import { oldMaidDeck } from "../2-shuffle/old-maid-deck.ts";
import deal from "./deal.ts";

export interface Table {
  readonly deck: Card[];
  readonly player: Card[];
  readonly computer: Card[];
}

export const dealHands = (): Table => {
  const table: Table = { deck: oldMaidDeck(), player: [], computer: [] };
  shuffleDeck(table.deck);
  deal(table.deck, table.player, table.computer);
  return table;
};
