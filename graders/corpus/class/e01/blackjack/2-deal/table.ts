/**
 * Dealing, and the two hands side by side.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

/** one line of the table: what is on the player's side and on the dealer's */
type Row = { player: string; dealer: string };

const NO_CARD = "   ";
const HIDDEN_CARD = " **";
const HIDDEN_ROW = 1;

/** The hands that get the first four cards, in this order. */
const DEALING_ORDER = ["player", "dealer", "player", "dealer"] as const;

/**
 * Takes the last card.
 *
 * @throws RangeError if there is none
 */
export function dealCard(deck: number[]): number {
  const last = deck.pop();
  if (last) return last;
  throw new RangeError("dealCard: no card left");
}

/** Gives both hands two cards each, as DEALING_ORDER says. */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  const hands = { player, dealer };
  for (const name of DEALING_ORDER) hands[name].push(dealCard(deck));
}

/**
 * Writes each hand into its side of a table of rows, and then prints the rows.
 *
 * @param hidden - true: the dealer's second card shows its back
 */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  const rows = new Map<number, Row>();

  player.forEach((card, nr) => rowOf(rows, nr).player = cardText(card));
  dealer.forEach((card, nr) => rowOf(rows, nr).dealer = cardText(card));
  if (hidden) rowOf(rows, HIDDEN_ROW).dealer = HIDDEN_CARD;

  print();
  print(" Player Dealer");
  for (const row of rows.values()) print(`| ${row.player}  | ${row.dealer}  |`);
}

/** The row with this number. If it is not there yet, an empty one is put in. */
function rowOf(rows: Map<number, Row>, nr: number): Row {
  const row = rows.get(nr) ?? { player: NO_CARD, dealer: NO_CARD };
  rows.set(nr, row);
  return row;
}
