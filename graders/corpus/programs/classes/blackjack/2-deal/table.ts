import { cardText } from "../1-shuffle/cards.ts";
import { Terminal } from "../1-shuffle/terminal.ts";

class Dealer {
  constructor(private readonly deck: number[]) {}

  get next(): number {
    if (this.deck.length === 0) throw new RangeError("Dealer: all cards are dealt");
    return this.deck.splice(-1)[0]!;
  }

  dealTo(...hands: number[][]): this {
    for (const hand of hands) hand.push(this.next);
    return this;
  }
}

class Column {
  static readonly #nothing = " ".repeat(3);
  static readonly #back = " **";

  constructor(
    private readonly hand: readonly number[],
    private readonly faceDown?: number,
  ) {}

  get height(): number {
    return this.hand.length;
  }

  at(row: number): string {
    if (row >= this.height) return Column.#nothing;
    return row === this.faceDown ? Column.#back : cardText(this.hand[row]!);
  }
}

class Table {
  readonly #columns: Column[];

  constructor(...columns: Column[]) {
    this.#columns = columns;
  }

  *rows(): Generator<string> {
    yield "";
    yield " Player Dealer";
    for (let row = 0; this.#columns.some((column) => column.height > row); row++) {
      let text = "|";
      for (const column of this.#columns) text += ` ${column.at(row)}  |`;
      yield text;
    }
  }

  print(): void {
    for (const row of this.rows()) Terminal.line(row);
  }
}

export function dealCard(deck: number[]): number {
  return new Dealer(deck).next;
}

export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  new Dealer(deck).dealTo(player, dealer).dealTo(player, dealer);
}

export function printTable(player: number[], dealer: number[], hidden = false): void {
  new Table(new Column(player), new Column(dealer, hidden ? 1 : undefined)).print();
}
