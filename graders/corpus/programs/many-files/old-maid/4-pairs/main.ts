import { print } from "#toolkit/console.ts";
import { printCards } from "../2-shuffle/cards.ts";
import { askCards } from "./ask-cards.ts";
import { discardPairs, printPairs } from "./old-maid.ts";

for (;;) {
  const hand = await askCards();
  if (!hand.length) break;
  const show = printCards.bind(null, "Your hand", hand);
  show();
  printPairs("You discard", discardPairs(hand));
  show();
  print();
}
