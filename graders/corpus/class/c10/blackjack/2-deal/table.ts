/**
 * The table: cards leave the deck, and two hands lie side by side.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

/** The player's and the dealer's card of one row, or undefined. */
type Pair = [left: number | undefined, right: number | undefined];

const NO_CARD = "   ";
const HIDDEN_CARD = " **";

/** Deals one card from the end of the deck. */
export function dealCard(deck: number[]): number {
  if (deck.length === 0) throw new RangeError("dealCard: the deck is empty");
  const [last] = [deck.pop() as number];
  return last;
}

/** Deals the first two cards of each hand. */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  const order: [number[], number[]] = [player, dealer];
  for (let round = 1; round <= 2; round++) {
    for (const hand of order) hand.push(dealCard(deck));
  }
}

/** Puts two hands side by side; the shorter one is filled up with undefined. */
function pairs([...left]: number[], [...right]: number[]): Pair[] {
  const result: Pair[] = [];
  while (left.length + right.length > 0) {
    result.push([left.shift(), right.shift()]);
  }
  return result;
}

/** Prints an empty line and then the table. */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  print();
  print(" Player Dealer");
  for (const [row, [mine, theirs]] of pairs(player, dealer).entries()) {
    const [left, right] = [placeText(mine), placeText(theirs)];
    print(`| ${left}  | ${hidden && row === 1 ? HIDDEN_CARD : right}  |`);
  }
}

/** The text of one place of the table. */
function placeText(card: number | undefined): string {
  return card !== undefined ? cardText(card) : NO_CARD;
}
