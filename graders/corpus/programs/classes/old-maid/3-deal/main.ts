import { srand } from "#toolkit/random.ts";
import { type Card, createDeck, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { Terminal } from "../2-shuffle/terminal.ts";
import { deal, removeQueen } from "./old-maid.ts";

async function main(): Promise<void> {
  const terminal = Terminal.instance;
  srand(await terminal.readSeed());
  terminal.close();

  const deck = createDeck();
  removeQueen(deck);
  shuffleDeck(deck);
  terminal.print();
  printCards("The shuffled deck", deck);
  const player = new Array<Card>();
  const computer = new Array<Card>();
  deal(deck, player, computer);
  terminal.print();
  printCards("Your hand", player);
  terminal.print();
  printCards("The computer's hand", computer);
}

main();
