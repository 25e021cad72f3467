// Dealing cards; and the table, which is made of columns and not of rows.

import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";
import { type Column, padColumn, ruler, zipColumns } from "./columns.ts";

const NO_CARD = "   ";
const HIDDEN_CARD = " **";

/** takes a card from the end */
export const dealCard = (deck: number[]): number => {
  const [card] = deck.splice(-1);
  if (card) return card;
  throw new RangeError("no card left to deal");
};

/** player, dealer, player, dealer */
export const dealHands = (deck: number[], player: number[], dealer: number[]): void =>
  [player, dealer, player, dealer].forEach((hand) => hand.push(dealCard(deck)));

/**
 * The bars are columns too:
 *
 *     "| " + " 7♥" + "  | " + " 4♥" + "  |"
 */
export const printTable = (player: number[], dealer: number[], hidden = false): void => {
  const height = Math.max(player.length, dealer.length);
  const rightHand = handColumn(dealer, height);
  if (hidden) rightHand[1] = HIDDEN_CARD;
  const lines = zipColumns(
    ruler(height, "| "),
    handColumn(player, height),
    ruler(height, "  | "),
    rightHand,
    ruler(height, "  |"),
  );
  print(["", " Player Dealer", ...lines].join("\n"));
};

/** a hand from top to bottom, with spaces below */
const handColumn = (hand: number[], height: number): Column =>
  padColumn(hand.map(cardText), height, NO_CARD);
