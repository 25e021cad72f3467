/** Dealing cards and showing them. */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

const NO_CARD = "   ";
const HIDDEN_CARD = " **";

/** Heading, and then the rows. With `hidden`, nobody sees the dealer's second card. */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  const [first, ...others] = dealer.map(cardText);
  const dealerTexts = hidden ? [first!, HIDDEN_CARD, ...others.slice(1)] : dealer.map(cardText);
  print("\n Player Dealer");
  printRows(player.map(cardText), dealerTexts);
}

// Prints the first row, and leaves the rest of both columns to the next call.
function printRows(left: string[], right: string[]): void {
  if (left.length + right.length === 0) return;
  print("| " + placeText(left[0]) + "  | " + placeText(right[0]) + "  |");
  printRows(left.slice(1), right.slice(1));
}

function placeText(text = NO_CARD): string {
  return text;
}

/** Two cards for each, in turn. */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  dealAround(deck, [player, dealer, player, dealer]);
}

// One card for the first hand of the list, then the same for the remaining ones.
function dealAround(deck: number[], [hand, ...remaining]: number[][]): void {
  if (!hand) return;
  hand.push(dealCard(deck));
  dealAround(deck, remaining);
}

/** The last card of the deck; the deck gets shorter. */
export function dealCard(deck: number[]): number {
  return deck.pop() ?? fail("dealCard: empty deck");
}

function fail(message: string): never {
  throw new RangeError(message);
}
