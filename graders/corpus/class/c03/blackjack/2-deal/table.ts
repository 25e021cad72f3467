/**
 * The table: cards leave the deck, and two hands lie side by side.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

const NO_CARD = "   ";
const HIDDEN_CARD = " **";
const HEADING = " Player Dealer";

/** Deals one card from the end of the deck. */
export const dealCard = (deck: number[]): number => {
  const [card] = deck.splice(-1);
  if (card === undefined) throw new RangeError("the deck has no card any more");
  return card;
};

/** Deals two rounds: one card to the player, one to the dealer. */
export const dealHands = (deck: number[], player: number[], dealer: number[]): void =>
  [player, dealer, player, dealer].forEach((hand) => hand.push(dealCard(deck)));

/** Three characters for one place of the table. */
const placeText = (card: number | undefined): string =>
  card === undefined ? NO_CARD : cardText(card);

/** All places of a column, from the top to the bottom. */
const column = (hand: number[], height: number): string[] =>
  Array.from({ length: height }, (_, row) => placeText(hand[row]));

/** Turns the second card over. */
const coverSecond = (texts: string[]): string[] =>
  texts.map((text, row) => (row === 1 ? HIDDEN_CARD : text));

/** Prints an empty line, the heading and all rows. */
export const printTable = (player: number[], dealer: number[], hidden = false): void => {
  const height = Math.max(player.length, dealer.length);
  const left = column(player, height);
  const open = column(dealer, height);
  const right = hidden ? coverSecond(open) : open;
  const rows = left.map((text, row) => `| ${text}  | ${right[row]}  |`);
  ["", HEADING, ...rows].forEach((line) => print(line));
};
