import type { Card } from "../1-cards/card.ts";

/** A hand as a linked row of cards; sorting picks the lowest card again and again. */
export class Hand {
  private held: readonly Card[] = [];

  get size(): number {
    return this.held.length;
  }

  add(card: Card): void {
    this.held = [card, ...this.held];
  }

  has(card: Card): boolean {
    for (const other of this.held) {
      if (other.rank === card.rank && other.suit === card.suit) return true;
    }
    return false;
  }

  remove(card: Card): void {
    const found = this.held.find((other) => other.equals(card));
    if (!found) throw new RangeError(`${card} cannot be taken out`);
    this.held = this.held.filter((other) => other !== found);
  }

  cards(): Card[] {
    const rest = [...this.held];
    const sorted: Card[] = [];
    while (rest.length > 0) {
      let lowest = 0;
      for (let at = 1; at < rest.length; at++) {
        if (Hand.worth(rest[at]!) < Hand.worth(rest[lowest]!)) lowest = at;
      }
      sorted.push(...rest.splice(lowest, 1));
    }
    return sorted;
  }

  toString(): string {
    let text = "";
    for (const card of this.cards()) text += text === "" ? `${card}` : ` ${card}`;
    return text;
  }

  private static worth(card: Card): number {
    return 100 * card.suit + card.rank;
  }
}
