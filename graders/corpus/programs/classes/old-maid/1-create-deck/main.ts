import { createDeck, printCards } from "./cards.ts";
import { removeQueen } from "./old-maid.ts";

function main(): void {
  const deck = createDeck();
  printCards("The deck", deck);
  for (const title of ["Without the queen of hearts", "After a second removal"]) {
    removeQueen(deck);
    process.stdout.write("\n");
    printCards(title, deck);
  }
}

main();
