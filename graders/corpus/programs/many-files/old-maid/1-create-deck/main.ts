import { createDeck, printCards } from "./cards.ts";
import { removeQueen } from "./old-maid.ts";
import show from "./show.ts";

async function main(): Promise<void> {
  const deck = createDeck();
  printCards("The deck", deck);
  removeQueen(deck);
  show("Without the queen of hearts", deck);
  removeQueen(deck);
  show("After a second removal", deck);
}

await main();
