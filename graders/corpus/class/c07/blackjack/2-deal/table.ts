/**
 * The table: cards leave the deck, and two hands lie side by side.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

const WIDTH = 3; // of a card
const HIDDEN_CARD = "**".padStart(WIDTH);

/** Deals one card from the end of the deck. */
export function dealCard(deck: number[]): number {
  const card = deck.pop();
  if (card !== undefined) return card;
  throw new RangeError(`dealCard: the deck has ${deck.length} cards`);
}

/** Deals the first two cards of each hand: player, dealer, player, dealer. */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  player.push(dealCard(deck));
  dealer.push(dealCard(deck));
  player.push(dealCard(deck));
  dealer.push(dealCard(deck));
}

/** Prints an empty line and then the table, as one long text. */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  const lines = [``, `${"Player".padStart(7)}${"Dealer".padStart(7)}`];
  const longer = player.length >= dealer.length ? player : dealer;
  longer.forEach((_, row) => {
    const right = row === 1 && hidden ? HIDDEN_CARD : placeText(dealer[row]);
    lines.push(`|${cell(placeText(player[row]))}|${cell(right)}|`);
  });
  print(lines.join("\n"));
}

/** A place of the table with its spaces: one on the left, two on the right. */
function cell(text: string): string {
  return `${text.padStart(WIDTH + 1)}  `;
}

/** The text of one place of the table. */
function placeText(card: number | undefined): string {
  const text = card === undefined ? `` : cardText(card);
  return text.padStart(WIDTH);
}
