import { type Card, Suit } from "../1-cards/card.ts";
import { Hand } from "../2-deal/hand.ts";

export type Objection = "not held" | "must follow suit";

/** A player who sorts the cards into suits before choosing among them. */
export class Player {
  private readonly called: string;
  private hand: Hand | undefined;

  constructor(name: string) {
    this.called = name;
  }

  get name(): string {
    return this.called;
  }

  get handSize(): number {
    return this.hand?.size ?? 0;
  }

  pickUp(hand: Hand): void {
    this.hand = hand;
  }

  holds(card: Card): boolean {
    return this.hand?.has(card) ?? false;
  }

  legalCards(led?: Suit): Card[] {
    const bySuit = new Map<Suit, Card[]>();
    for (const suit of [Suit.Clubs, Suit.Diamonds, Suit.Hearts, Suit.Spades]) bySuit.set(suit, []);
    for (const card of (this.hand ?? new Hand()).cards()) bySuit.get(card.suit)!.push(card);
    const following = led === undefined ? [] : bySuit.get(led)!;
    return following.length > 0 ? following : [...bySuit.values()].flat();
  }

  objection(card: Card, led?: Suit): Objection | undefined {
    if (this.legalCards(led).map(String).includes(String(card))) return undefined;
    return this.holds(card) ? "must follow suit" : "not held";
  }

  play(card: Card, led?: Suit): void {
    const objection = this.objection(card, led);
    if (objection !== undefined) throw new RangeError(`${card} may not be played`);
    this.hand!.remove(card);
  }
}
