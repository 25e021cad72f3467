import show from "../1-create-deck/show.ts";
import type { Card } from "../2-shuffle/cards.ts";
import { discardPairs, printPairs } from "../4-pairs/old-maid.ts";

export function discardFirstPairs(player: Card[], computer: Card[]): void {
  show("Your hand", player);
  const [yours, others] = [player, computer].map(discardPairs);
  printPairs("You discard", yours!);
  printPairs("The computer discards", others!);
}
