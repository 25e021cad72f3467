/**
 * Shows the score to the players.
 *
 * @module
 */
import type { Player } from "../3-legal-plays/player.ts";
import type { HandScore } from "./hand-score.ts";
import type { ScoreSheet } from "./score-sheet.ts";

const NAME_WIDTH = 6;
const COLUMN_WIDTH = 11;

/** Prints the score; computes nothing. */
export class ScoreBoard {
  readonly #print: (line: string) => void;

  /**
   * Sets up a board.
   *
   * @param print - gets each line to print
   * @author Deckwork
   */
  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /**
   * Prints the player who has shot the moon, if there is one, and then the points and totals.
   *
   * @param sheet - already includes the hand of play
   * @author Deckwork
   */
  showScore(players: readonly Player[], hand: HandScore, sheet: ScoreSheet): void {
    this.#print("");
    if (hand.shooter !== undefined) {
      this.#print(`${hand.shooter.name} shoots the moon: 0 points, and 26 for everybody else.`);
    }
    this.#showRow("", "This hand", "Total");
    for (const player of players) {
      this.#showRow(player.name, String(hand.points(player)), String(sheet.total(player)));
    }
  }

  /**
   * Prints the winner of the game, or the players who are tied.
   *
   * @author Deckwork
   */
  showWinners(sheet: ScoreSheet): void {
    const names = sheet.winners().map((player) => player.name);
    const last = names.pop();
    const points = sheet.winners().map((player) => sheet.total(player))[0];
    const inWords = points === 1 ? "1 point" : `${points} points`;
    this.#print("");
    if (names.length === 0) this.#print(`The game is over. ${last} wins with ${inWords}.`);
    else this.#print(`The game is over. ${names.join(", ")} and ${last} tie with ${inWords} each.`);
  }

  /**
   * Prints one line of the score: the name, and two columns that are aligned on the right.
   *
   * @author Deckwork
   */
  #showRow(name: string, points: string, total: string): void {
    const columns = points.padStart(COLUMN_WIDTH) + total.padStart(COLUMN_WIDTH);
    this.#print(name.padEnd(NAME_WIDTH) + columns);
  }
}
