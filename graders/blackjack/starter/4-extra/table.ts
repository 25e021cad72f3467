/**
 * The output: the table with all hands side by side, and the results of a game.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";
import { isBust, scoreOf } from "../3-play/score.ts";
import { resultOf } from "./money.ts";
import type { Player } from "./players.ts";

// Six columns, including the dealer's, are 55 characters wide, which is less than a terminal.
const COLUMN_WIDTH = 8;
const HIDDEN_CARD = " **";

/**
 * Prints an empty line and then the table: the names, a row for each card of the longest hand, and
 * the scores.
 *
 * @param hidden - whether the dealer's second card is face down; then the score is hidden, too
 *
 * @example
 * printTable(players, dealer, true);
 * //
 * //  Player 1 Player 2  Dealer
 * // |   Q♥   |   4♥   |   K♦   |
 * // |   A♣   |   7♥   |   **   |
 * //    21     folded
 */
export function printTable(players: Player[], dealer: Player, hidden: boolean): void {
  const seats = [...players, dealer];
  print();
  print(openRow(seats.map((seat) => seat.name)));
  const rows = Math.max(...seats.map((seat) => seat.hand.length));
  for (let row = 0; row < rows; row++) {
    const cells = seats.map((seat) => centred(placeText(seat.hand[row])));
    if (hidden && row === 1) cells[cells.length - 1] = centred(HIDDEN_CARD);
    print(`|${cells.join("|")}|`);
  }
  print(openRow([...players.map(stateText), hidden ? "" : stateText(dealer)]));
}

/**
 * Prints an empty line and then the results: one row for each player, and one for the dealer, who
 * wins what the players lose.
 *
 * @param number - the number of the game, counted from 1
 */
export function printResults(number: number, players: Player[], dealer: Player): void {
  print();
  print(`Results of game ${number}`);
  print(resultRow("", "Score", "Result", "Game", "Total"));
  for (const player of players) printResult(player, resultOf(player, dealer));
  printResult(dealer, isBust(dealer.hand) ? "busts" : "stands");
}

function printResult({ name, hand, change, total }: Player, result: string): void {
  print(resultRow(name, String(scoreOf(hand)), result, moneyText(change), moneyText(total)));
}

function resultRow(name: string, score: string, result: string, game: string, total: string) {
  const left = name.padEnd(8) + score.padStart(7);
  return `${left}  ${result.padEnd(6)}${game.padStart(7)}${total.padStart(9)}`;
}

/**
 * An amount in dollars, with the sign before the dollar sign.
 *
 * @example
 * moneyText(10); // "+$10"
 * moneyText(-5); // "-$5"
 * moneyText(0); // "$0"
 */
function moneyText(dollars: number): string {
  if (dollars === 0) return "$0";
  return `${dollars > 0 ? "+" : "-"}$${Math.abs(dollars)}`;
}

/** A row without bars: above and below the cards. */
function openRow(texts: string[]): string {
  return ` ${texts.map(centred).join(" ")}`.trimEnd();
}

/** The text under a hand. */
function stateText({ hand, folded }: Player): string {
  return folded ? "folded" : String(scoreOf(hand)).padStart(2);
}

/** The text of one place of the table: three characters, all spaces if there is no card. */
function placeText(card: number | undefined): string {
  return card === undefined ? "   " : cardText(card);
}

/** A text centred in a column, or half a character to the left. */
function centred(text: string): string {
  const before = Math.floor((COLUMN_WIDTH - text.length) / 2);
  return (" ".repeat(before) + text).padEnd(COLUMN_WIDTH);
}
