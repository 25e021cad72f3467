import { type Card, cardName } from "../2-shuffle/cards.ts";

export { deal, removeQueen } from "../3-deal/old-maid.ts";

export class Pair {
  constructor(
    readonly first: Card,
    readonly second: Card,
  ) {}

  get names(): string {
    return `${cardName(this.first)} ${cardName(this.second)}`;
  }
}

/** Looks at a hand card by card, and takes the pairs out. */
class PairFinder {
  readonly #found: Pair[] = [];

  constructor(private readonly hand: Card[]) {}

  partnerOf(index: number): number {
    const card = this.hand[index];
    let later = index;
    while (++later < this.hand.length) if (this.hand[later]?.pip === card?.pip) return later;
    return -1;
  }

  #takeOut(index: number): Card {
    const [card] = this.hand.splice(index, 1);
    if (!card) throw new RangeError("no card to take out");
    return card;
  }

  takeAll(): Pair[] {
    for (let index = 0; index < this.hand.length; index++) {
      const partner = this.partnerOf(index);
      if (partner === -1) continue;
      const second = this.#takeOut(partner);
      const first = this.#takeOut(index--);
      this.#found.push(new Pair(first, second));
    }
    return this.#found;
  }
}

class PairPrinter {
  static readonly perLine = 7;

  constructor(private readonly who: string) {}

  #say(what: string): void {
    process.stdout.write(`${this.who} ${what}.\n`);
  }

  print(pairs: Pair[]): void {
    const rest = pairs.map((pair) => `${cardName(pair.first)} ${cardName(pair.second)}`);
    do this.#say(rest.splice(0, PairPrinter.perLine).join(", ") || "nothing");
    while (rest.length > 0);
  }
}

export function findPartner(hand: Card[], index: number): number {
  return new PairFinder(hand).partnerOf(index);
}

export function discardPairs(hand: Card[]): Pair[] {
  return new PairFinder(hand).takeAll();
}

export function printPairs(who: string, pairs: Pair[]): void {
  new PairPrinter(who).print(pairs);
}
