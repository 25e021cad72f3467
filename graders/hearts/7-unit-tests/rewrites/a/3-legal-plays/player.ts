import type { Card, Suit } from "../1-cards/card.ts";
import { Hand } from "../2-deal/hand.ts";

export type Objection = "not held" | "must follow suit";

/** A player who judges a card by its suit and never looks for it among the legal ones. */
export class Player {
  #seat: { name: string; hand: Hand };

  constructor(name: string) {
    this.#seat = { name, hand: new Hand() };
  }

  get name(): string {
    return this.#seat.name;
  }

  get handSize(): number {
    return this.#seat.hand.size;
  }

  pickUp(hand: Hand): void {
    this.#seat = { name: this.#seat.name, hand };
  }

  holds(card: Card): boolean {
    return this.#seat.hand.has(card);
  }

  legalCards(led?: Suit): Card[] {
    const canFollow = this.#canFollow(led);
    return this.#seat.hand.cards().filter(({ suit }) => !canFollow || suit === led);
  }

  objection(card: Card, led?: Suit): Objection | undefined {
    if (!this.#seat.hand.has(card)) return "not held";
    return this.#canFollow(led) && card.suit !== led ? "must follow suit" : undefined;
  }

  play(card: Card, led?: Suit): void {
    const objection = this.objection(card, led);
    if (objection) throw new RangeError(`refused, ${objection}: ${card}`);
    this.#seat.hand.remove(card);
  }

  #canFollow(led: Suit | undefined): boolean {
    return this.#seat.hand.cards().some(({ suit }) => suit === led);
  }
}
