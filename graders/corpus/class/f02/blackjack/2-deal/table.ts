/**
 * Deals cards and prints the table.
 *
 * @module
 */
import { cardText } from "../1-shuffle/cards.ts";
import { LineBuffer } from "./LineBuffer.ts";

const NO_CARD: string = "   ";
const HIDDEN_CARD: string = " **";
const HIDDEN_INDEX: number = 1;

/** Prints the table: one object per table. */
class TablePrinter {
  private readonly buffer: LineBuffer = new LineBuffer();
  private readonly player: number[];
  private readonly dealer: number[];
  private readonly hidden: boolean;

  public constructor(player: number[], dealer: number[], hidden: boolean) {
    this.player = player;
    this.dealer = dealer;
    this.hidden = hidden;
  }

  private getRowCount(): number {
    return Math.max(this.player.length, this.dealer.length);
  }

  private getDealerText(row: number): string {
    if (this.hidden && row === HIDDEN_INDEX) {
      return HIDDEN_CARD;
    }
    return placeText(this.dealer[row]);
  }

  private printHeader(): void {
    this.buffer.flush();
    this.buffer.append(" Player").append(" Dealer").flush();
  }

  private printRow(row: number): void {
    this.buffer.append("| ").append(placeText(this.player[row])).append("  ");
    this.buffer.append("| ").append(this.getDealerText(row)).append("  ");
    this.buffer.append("|").flush();
  }

  public printAll(): void {
    this.printHeader();
    const rowCount: number = this.getRowCount();
    for (let row: number = 0; row < rowCount; row++) {
      this.printRow(row);
    }
  }
}

/** Like a Stack in Java: peek at the top card first, then remove it. */
export function dealCard(deck: number[]): number {
  const top: number | undefined = deck.at(-1);
  if (top == null) {
    throw new RangeError("dealCard: EmptyStackException");
  }
  deck.pop();
  return top;
}

/** Deals the four first cards. */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  dealRound(deck, player, dealer);
  dealRound(deck, player, dealer);
}

/** One card for each of the hands, in this order. */
function dealRound(deck: number[], ...hands: number[][]): void {
  for (const hand of hands) {
    hand.push(dealCard(deck));
  }
}

/** Prints the table. */
export function printTable(player: number[], dealer: number[], hidden: boolean = false): void {
  new TablePrinter(player, dealer, hidden).printAll();
}

/** Null-safe variant of cardText. */
function placeText(card: number | undefined): string {
  return card == null ? NO_CARD : cardText(card);
}
