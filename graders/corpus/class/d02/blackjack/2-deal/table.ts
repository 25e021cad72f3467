/**
 * Everything that happens on the table: cards are dealt and shown.
 */
import { print } from "#toolkit/console.ts";
import { Column } from "./column.ts";

const SECOND_CARD = 1;

/** The table with its two columns. */
class Table {
  private readonly left: Column;
  private readonly right: Column;

  constructor(left: Column, right: Column) {
    this.left = left;
    this.right = right;
  }

  print(): void {
    print();
    print(" Player Dealer");
    for (let row = 0; row < this.height; row++) {
      this.printRow(row);
    }
  }

  private get height(): number {
    if (this.left.height > this.right.height) {
      return this.left.height;
    }
    return this.right.height;
  }

  private printRow(row: number): void {
    print(`|${this.left.cell(row)}|${this.right.cell(row)}|`);
  }
}

/** Takes the last card from the deck and gives it back. */
export function dealCard(deck: number[]): number {
  const card = deck.pop();
  if (card !== undefined) {
    return card;
  }
  throw new RangeError("dealCard: the deck is empty");
}

/** Gives two cards to both, always the player first. */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  for (let round = 1; round <= 2; round++) {
    player.push(dealCard(deck));
    dealer.push(dealCard(deck));
  }
}

/** Prints the table; when hidden is true, the second card of the dealer cannot be seen. */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  const dealerColumn = hidden ? new Column(dealer, SECOND_CARD) : new Column(dealer);
  new Table(new Column(player), dealerColumn).print();
}
