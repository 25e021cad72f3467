/**
 * The table: cards leave the deck, and two hands lie side by side.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

const HIDDEN_CARD = " **";

/** Takes the last card off the deck. */
export function dealCard(deck: number[]): number {
  for (const card of deck.splice(deck.length - 1, 1)) return card;
  throw new RangeError("dealCard: empty deck");
}

/**
 * Deals the first four cards.
 *
 * Cuts them off all at once. The last one is the first that is dealt, so the player gets the cards
 * with an odd index.
 */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  const four = deck.splice(-4);
  player.push(four[3]!, four[1]!);
  dealer.push(four[2]!, four[0]!);
}

/** Prints an empty line, the heading, and the two hands. */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  let table = "\n Player Dealer";
  const left = player.map(placeText);
  const right = dealer.map(placeText);
  if (hidden) right[1] = HIDDEN_CARD;
  // Fill up the shorter side.
  while (left.length < right.length) left.push(placeText(undefined));
  while (right.length < left.length) right.push(placeText(undefined));
  for (const text of left) {
    table += "\n| " + text + "  | " + right.shift() + "  |";
  }
  print(table);
}

/** The text of one place of the table. */
function placeText(card: number | undefined): string {
  return card ? cardText(card) : " ".repeat(HIDDEN_CARD.length);
}
