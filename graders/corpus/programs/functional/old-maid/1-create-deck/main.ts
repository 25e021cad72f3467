import { type Card, createDeck, printCards } from "./cards";
import { removeQueen } from "./old-maid";

const main = async (): Promise<void> => {
  const deck: Card[] = createDeck();
  printCards("The deck", deck);
  ["Without the queen of hearts", "After a second removal"].forEach((title) => {
    removeQueen(deck);
    console.log();
    printCards(title, deck);
  });
};

await main();
