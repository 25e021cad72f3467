import type { Card, Suit } from "../../1-cards/card.ts";
import { Hand } from "../../2-deal/hand.ts";
import follow from "./follow.ts";
import { type Objection, Objections } from "./objection.ts";

export class Player {
  readonly #name: string;
  readonly #handSize: () => number;
  readonly pickUp: (hand: Hand) => void;
  readonly holds: (card: Card) => boolean;
  readonly legalCards: (led?: Suit) => Card[];
  readonly objection: (card: Card, led?: Suit) => Objection | undefined;
  readonly play: (card: Card, led?: Suit) => void;

  constructor(name: string) {
    let hand = new Hand();
    this.#name = name;
    this.#handSize = () => hand.size;
    this.pickUp = (dealt) => {
      hand = dealt;
    };
    this.holds = (card) => hand.has(card);
    this.legalCards = (led) => follow(hand.cards(), led);
    this.objection = (card, led) => {
      if (!hand.has(card)) return Objections.notHeld;
      const names = new Set(this.legalCards(led).map(String));
      return names.has(String(card)) ? undefined : Objections.mustFollow;
    };
    this.play = (card, led) => {
      const objection = this.objection(card, led);
      if (objection !== undefined) throw new RangeError(`${name}, ${card}: ${objection}`);
      hand.remove(card);
    };
    Object.freeze(this);
  }

  get name(): string {
    return this.#name;
  }

  get handSize(): number {
    return this.#handSize();
  }
}
