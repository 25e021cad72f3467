/**
 * Dealing, and the table with the two hands.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";
import { enumerate, range, zip_longest } from "../1-shuffle/pythonic.ts";

const NO_CARD = "   ";
const HIDDEN_CARD = " **";

/** deck.pop(), but with an error when there is nothing to pop. */
export function dealCard(deck: number[]): number {
  if (!deck.length) throw new RangeError("dealCard: pop from empty deck");
  return deck.pop()!;
}

/** Two rounds, in each the player first and then the dealer. */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  for (const _round of range(2)) for (const hand of [player, dealer]) hand.push(dealCard(deck));
}

/** Prints the table line by line as table_lines yields it. */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  for (const line of table_lines(player, dealer, hidden)) print(line);
}

function* table_lines(player: number[], dealer: number[], hidden: boolean) {
  yield "";
  yield " Player Dealer";
  for (const [n, [mine, his]] of enumerate(zip_longest(player, dealer))) {
    const right = hidden && n === 1 ? HIDDEN_CARD : placeText(his);
    yield `| ${placeText(mine)}  | ${right}  |`;
  }
}

// cardText(card) if card is not None else NO_CARD
const placeText = (card?: number) => (card !== undefined ? cardText(card) : NO_CARD);
