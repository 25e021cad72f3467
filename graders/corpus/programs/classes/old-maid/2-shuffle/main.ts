import { srand } from "#toolkit/random.ts";
import { removeQueen } from "../1-create-deck/old-maid.ts";
import { createDeck, printCards, shuffleDeck } from "./cards.ts";
import { Terminal } from "./terminal.ts";

async function main(): Promise<void> {
  const terminal = Terminal.instance;
  srand(await terminal.readSeed());
  terminal.close();

  const deck = createDeck();
  removeQueen(deck);
  terminal.print();
  printCards("The deck", deck);

  shuffleDeck(deck);
  terminal.print();
  printCards("The shuffled deck", deck);

  const seven = deck.slice(0, 7);
  shuffleDeck(seven);
  terminal.print();
  printCards("Its first seven, shuffled again", seven);
}

main();
