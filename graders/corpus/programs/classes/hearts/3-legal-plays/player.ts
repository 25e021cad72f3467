import type { Card, Suit } from "../1-cards/card.ts";
import { Hand } from "../2-deal/hand.ts";

export enum Reason {
  NotHeld = "not held",
  MustFollow = "must follow suit",
}

export type Objection = `${Reason}`;

export class Player {
  readonly #name: string;
  private hand: Hand = new Hand();

  constructor(name: string) {
    this.#name = name;
  }

  get name(): string {
    return this.#name;
  }

  get handSize(): number {
    return this.hand.size;
  }

  pickUp(hand: Hand): void {
    this.hand = hand;
  }

  holds(card: Card): boolean {
    return this.hand.has(card);
  }

  legalCards(led?: Suit): Card[] {
    const following: Card[] = [];
    const others: Card[] = [];
    for (const card of this.hand.cards()) (card.suit === led ? following : others).push(card);
    return following.length === 0 ? others : following;
  }

  objection(card: Card, led?: Suit): Objection | undefined {
    if (!this.holds(card)) return Reason.NotHeld;
    if (led === undefined || card.suit === led) return undefined;
    const follows = this.legalCards(led).every((legal) => legal.suit === led);
    return follows ? Reason.MustFollow : undefined;
  }

  play(card: Card, led?: Suit): void {
    switch (this.objection(card, led)) {
      case Reason.NotHeld:
        throw new RangeError(`${this.name} does not hold ${card}.`);
      case Reason.MustFollow:
        throw new RangeError(`${this.name} has to follow suit; ${card} does not.`);
      default:
        this.hand.remove(card);
    }
  }
}
