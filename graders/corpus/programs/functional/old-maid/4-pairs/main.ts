import { printCards } from "../2-shuffle/cards";
import { stopAsking } from "../2-shuffle/input";
import { askCards } from "./ask-cards";
import { discardPairs, printPairs } from "./old-maid";

const main = async (): Promise<void> => {
  const hand = await askCards();
  if (hand.length === 0) return stopAsking();
  printCards("Your hand", hand);
  printPairs("You discard", discardPairs(hand));
  printCards("Your hand", hand);
  console.log();
  return main();
};

await main();
