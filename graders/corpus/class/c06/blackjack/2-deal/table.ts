/**
 * The table: cards leave the deck, and two hands lie side by side.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

/** What a place of the table shows if it does not show a card. */
enum Place {
  Empty = "   ",
  FaceDown = " **",
}

/** The rows of the table that have a name. */
enum Row {
  First,
  Second,
}

/** Whether there is a card. */
function isCard(card: number | undefined): card is number {
  return typeof card === "number";
}

/** Deals one card from the end of the deck. */
export function dealCard(deck: number[]): number {
  const card = deck.pop();
  if (isCard(card)) return card;
  throw new RangeError("dealCard: nothing left in the deck");
}

/** Deals the first two cards of each hand. */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  for (let row = Row.First; row <= Row.Second; row++) {
    player[row] = dealCard(deck);
    dealer[row] = dealCard(deck);
  }
}

/** Prints an empty line and then the table. */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  print();
  print(" Player Dealer");
  for (let row = Row.First; isCard(player[row]) || isCard(dealer[row]); row++) {
    const faceDown = hidden && row === Row.Second;
    printRow(placeText(player[row]), faceDown ? Place.FaceDown : placeText(dealer[row]));
  }
}

/** Prints one row of the table. */
function printRow(left: string, right: string): void {
  print(`| ${left}  | ${right}  |`);
}

/** The text of one place of the table. */
function placeText(card: number | undefined): string {
  if (!isCard(card)) return Place.Empty;
  return cardText(card);
}
