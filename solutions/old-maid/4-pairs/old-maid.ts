/**
 * Old Maid: removing the queen, the deal, and the pairs.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { type Card, cardName } from "../2-shuffle/cards.ts";

export { deal, removeQueen } from "../3-deal/old-maid.ts";

/** This many fit on a line of 80 characters, for the player and for the computer. */
const PAIRS_A_LINE = 7;

/** Two cards of the same pip. */
export interface Pair {
  first: Card;
  second: Card;
}

/**
 * Looks for the partner of a card: the first later card of the same pip.
 *
 * @param hand - the cards to look at; they do not change
 * @param index - the place of the card
 * @returns the index of its partner; -1 when it has none
 *
 * @example
 * findPartner(hand, 0); // 3, when hand is 7♦ K♣ 2♥ 7♠
 */
export function findPartner(hand: Card[], index: number): number {
  for (let later = index + 1; later < hand.length; later++) {
    if (hand[later]!.pip === hand[index]!.pip) return later;
  }
  return -1;
}

/**
 * Removes every pair from a hand: the first card with its partner, then the next card with its
 * partner.
 *
 * @param hand - has no two cards of the same pip afterwards; the remaining cards keep their order
 * @returns the pairs, in the order in which they were found
 *
 * @example
 * // If hand is 7♦ K♣ 7♠ 2♥:
 * discardPairs(hand); // [{ first: 7♦, second: 7♠ }], and hand is K♣ 2♥
 */
export function discardPairs(hand: Card[]): Pair[] {
  const pairs: Pair[] = [];
  let index = 0;
  while (index < hand.length) {
    const partner = findPartner(hand, index);
    if (partner === -1) {
      index++;
    } else {
      pairs.push({ first: hand[index]!, second: hand[partner]! });
      // Remove the later card first, because removing the earlier one would move it. The index
      // stays the same, because the next card has moved there.
      hand.splice(partner, 1);
      hand.splice(index, 1);
    }
  }
  return pairs;
}

/**
 * Prints pairs, seven per line, or a line that says that there are none.
 *
 * @param who - `You discard` or `The computer discards`; begins every line; the pairs or `nothing`
 *   follow
 *
 * @example
 * printPairs("You discard", pairs); // prints "You discard 7♦ 7♠, K♣ K♥."
 */
export function printPairs(who: string, pairs: Pair[]): void {
  if (pairs.length === 0) print(`${who} nothing.`);
  for (let start = 0; start < pairs.length; start += PAIRS_A_LINE) {
    const row = pairs.slice(start, start + PAIRS_A_LINE);
    const names = row.map(({ first, second }) => `${cardName(first)} ${cardName(second)}`);
    print(`${who} ${names.join(", ")}.`);
  }
}
