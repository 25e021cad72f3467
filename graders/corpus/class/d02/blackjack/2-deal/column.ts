/**
 * One column of the table, that is, one hand as it can be seen by the player.
 */
import { cardText } from "../1-shuffle/cards.ts";

export class Column {
  private readonly hand: number[];
  /** The index of the card that lies face down, or -1 if all of them are open. */
  private readonly faceDown: number;

  constructor(hand: number[], faceDown = -1) {
    this.hand = hand;
    this.faceDown = faceDown;
  }

  get height(): number {
    return this.hand.length;
  }

  /** The cell of the column in the given row, with the spaces around it. */
  cell(row: number): string {
    return ` ${this.content(row)}  `;
  }

  private content(row: number): string {
    if (row === this.faceDown) return " **";
    const card = this.hand[row];
    if (card === undefined) return "   ";
    return cardText(card);
  }
}
