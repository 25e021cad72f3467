import { isRank, nameOf, read } from "./names.ts";
import type { Suit } from "./suit.ts";

interface Inside {
  readonly rank: number;
  readonly suit: Suit;
  readonly name: string;
}

/** What each card keeps to itself. */
const insides = new WeakMap<Card, Inside>();

export default class Card {
  constructor(rank: number, suit: Suit) {
    if (!isRank(rank)) throw new RangeError(`${rank} is not a rank`);
    insides.set(this, { rank, suit, name: nameOf(rank, suit) });
  }

  static parse(text: string): Card | undefined {
    const found = read(text);
    return found && new Card(found.rank, found.suit);
  }

  get rank() {
    return insides.get(this)!.rank;
  }

  get suit() {
    return insides.get(this)!.suit;
  }

  equals(other: Card): boolean {
    return String(other) === String(this);
  }

  toString(): string {
    return insides.get(this)!.name;
  }
}
