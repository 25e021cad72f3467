/**
 * Lines of the table as data first, and printing as the very last step.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

const NO_CARD = "   ";
const HIDDEN_CARD = " **";
const HEADING = " Player Dealer";

/** Removes the card at the end of the deck; splice gives it back in an array of one. */
export const dealCard = (deck: number[]): number => {
  const [card] = deck.splice(-1);
  if (card === undefined) throw new RangeError("there is no card to deal");
  return card;
};

/** One card for each hand in the list, in the order of the list. */
export const dealHands = (deck: number[], player: number[], dealer: number[]): void =>
  [player, dealer, player, dealer].forEach((hand) => hand.push(dealCard(deck)));

/** Replaces the second text by asterisks. */
const hideSecond = (texts: string[]): string[] =>
  texts.map((text, index) => (index === 1 ? HIDDEN_CARD : text));

/** Adds blank places at the end until there are as many as wanted. */
const fillUp = (texts: string[], wanted: number): string[] =>
  texts.concat(Array(wanted - texts.length).fill(NO_CARD));

/** [[a, b], [c, d]] becomes [[a, c], [b, d]]; all columns have the same length. */
const transpose = (columns: string[][]): string[][] =>
  (columns[0] ?? []).map((_, row) => columns.map((column) => column[row]!));

const rowText = (places: string[]): string =>
  places.reduce((line, place) => `${line} ${place}  |`, "|");

/** All the lines of a table, from the empty one to the last row. */
const tableLines = (columns: string[][]): string[] => {
  const height = Math.max(...columns.map((column) => column.length));
  const rows = transpose(columns.map((column) => fillUp(column, height)));
  return ["", HEADING, ...rows.map(rowText)];
};

/** Prints the table of both hands, maybe with a secret second card of the dealer. */
export const printTable = (player: number[], dealer: number[], hidden = false): void => {
  const open = dealer.map(cardText);
  const columns = [player.map(cardText), hidden ? hideSecond(open) : open];
  tableLines(columns).forEach((line) => print(line));
};
