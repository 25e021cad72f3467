import { srand } from "#toolkit/random.ts";
import { removeQueen } from "../1-create-deck/old-maid";
import { createDeck, printCards, shuffleDeck } from "./cards";
import { askSeed, stopAsking } from "./input";

const main = async (): Promise<void> => {
  srand(await askSeed());
  stopAsking();
  const deck = createDeck();
  removeQueen(deck);
  console.log();
  printCards("The deck", deck);
  shuffleDeck(deck);
  console.log();
  printCards("The shuffled deck", deck);
  const seven = [...deck].slice(0, 7);
  shuffleDeck(seven);
  console.log();
  printCards("Its first seven, shuffled again", seven);
};

await main();
