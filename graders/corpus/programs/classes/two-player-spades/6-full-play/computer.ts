import { type Card, type Hand, Suit } from "../1-structs/structs.ts";
import { HeldCards } from "./hand.ts";
import { legalCards } from "./legal.ts";
import { followerTakes } from "./trick.ts";

/** A pile in which one wish comes before another. */
class Choice {
  private constructor(private readonly cards: readonly Card[]) {}

  static among(cards: readonly Card[]): Choice {
    return new Choice(cards);
  }

  prefer(wish: (card: Card) => boolean): Choice {
    const wished = this.cards.filter(wish);
    return wished.length > 0 ? new Choice(wished) : this;
  }

  get highest(): Card {
    const top = Math.max(...this.cards.map(({ rank }) => rank));
    return this.cards.find(({ rank }) => rank === top)!;
  }

  get lowest(): Card {
    const bottom = Math.min(...this.cards.map(({ rank }) => rank));
    return this.cards.find(({ rank }) => rank === bottom)!;
  }
}

export function computerBid(hand: Hand): number {
  let bid = 0;
  for (const { rank, suit } of new HeldCards(hand)) if (suit === Suit.Spades || rank >= 13) bid++;
  return bid === 0 ? 1 : bid;
}

export function computerCard(hand: Hand, led?: Card): Card {
  const choice = Choice.among(legalCards(hand, led));
  if (!led) return choice.prefer(({ suit }) => suit !== Suit.Spades).highest;
  return choice.prefer((card) => followerTakes(led, card)).lowest;
}
