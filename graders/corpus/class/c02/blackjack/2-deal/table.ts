/**
 * Deals cards and prints the table.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

/** Last card of the deck, which loses it. */
export function dealCard(deck: number[]): number {
  if (!deck[0]) throw new RangeError("no cards");
  return deck.pop()!;
}

/** Player, dealer, player, dealer. */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  for (const h of [player, dealer, player, dealer]) h.push(dealCard(deck));
}

/** Empty line, heading, rows. With hidden, the second card of the dealer is face down. */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  print("\n Player Dealer");
  for (let i = 0; player[i] || dealer[i]; i++)
    print(`| ${placeText(player[i])}  | ${hidden && i == 1 ? " **" : placeText(dealer[i])}  |`);
}

/** Card, or three spaces. */
function placeText(card?: number): string {
  return card ? cardText(card) : "   ";
}
