/**
 * Discards the pairs of typed hands, one hand after the other.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { printCards } from "../2-shuffle/cards.ts";
import { askCards } from "./ask-cards.ts";
import { discardPairs, printPairs } from "./old-maid.ts";

/** Asks for hands until an empty line; prints each hand, its pairs, and the remaining cards. */
async function main(): Promise<void> {
  let hand = await askCards();
  while (hand.length > 0) {
    printCards("Your hand", hand);
    printPairs("You discard", discardPairs(hand));
    printCards("Your hand", hand);
    print();
    hand = await askCards();
  }
}

await main();
