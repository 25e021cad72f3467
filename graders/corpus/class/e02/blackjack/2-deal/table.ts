/**
 * Deals cards and prints the table.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";
import { sideBySide } from "../1-shuffle/sequences.ts";

const NO_CARD = "   ";
const HIDDEN_CARD = " **";

export function dealCard(deck: number[]): number {
  if (deck.length === 0) throw new RangeError("dealCard: the deck has run out");
  return deck.pop()!;
}

/** The hands in the order in which they get their cards, round after round, for ever. */
function* turnByTurn(...hands: number[][]) {
  for (;;) yield* hands;
}

export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  for (const hand of turnByTurn(player, dealer)) {
    hand.push(dealCard(deck));
    if (dealer.length === 2) break;
  }
}

/** A hand as texts. If `covered` is true, the second text is that of a hidden card. */
function* faceUp(hand: number[], covered: boolean) {
  for (const [index, card] of hand.entries()) {
    yield covered && index === 1 ? HIDDEN_CARD : cardText(card);
  }
}

function* tableLines(player: number[], dealer: number[], hidden: boolean) {
  yield "";
  yield " Player Dealer";
  for (const [l = NO_CARD, r = NO_CARD] of sideBySide(
    faceUp(player, false),
    faceUp(dealer, hidden),
  )) {
    yield `| ${l}  | ${r}  |`;
  }
}

/** Prints the two hands in two columns, after an empty line. */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  for (const line of tableLines(player, dealer, hidden)) print(line);
}
