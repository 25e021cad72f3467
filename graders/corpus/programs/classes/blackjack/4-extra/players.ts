/** Dollars of this game and of all games. They change only in {@link Purse.transfer}. */
export class Purse {
  #change = 0;
  #total = 0;

  get change(): number {
    return this.#change;
  }

  get total(): number {
    return this.#total;
  }

  static transfer(from: Purse, to: Purse, dollars: number): void {
    from.#change -= dollars;
    from.#total -= dollars;
    to.#change += dollars;
    to.#total += dollars;
  }

  static text(dollars: number): string {
    const sign = ["-", "", "+"][Math.sign(dollars) + 1]!;
    return `${sign}$${Math.abs(dollars)}`;
  }

  startGame(): void {
    this.#change = 0;
  }
}

export class Player {
  readonly purse = new Purse();
  hand: number[] = [];
  folded = false;

  constructor(readonly name: string) {}

  get change(): number {
    return this.purse.change;
  }

  get total(): number {
    return this.purse.total;
  }

  sitDown(): void {
    this.hand = [];
    this.folded = false;
    this.purse.startGame();
  }

  static seat(count: number): Player[] {
    return Array.from({ length: count }, (_, i) => new Player(`Player ${i + 1}`));
  }
}
