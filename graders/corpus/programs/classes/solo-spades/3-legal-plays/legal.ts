import { type Card, cardNames } from "../1-deal/cards.ts";

/** What the rules say about the next card. A leader and a follower have rules of their own. */
export abstract class Rules {
  protected abstract prefers(card: Card): boolean;
  protected abstract readonly reason: string;

  legal(hand: readonly Card[]): Card[] {
    const preferred = hand.filter((card) => this.prefers(card));
    return preferred.length > 0 ? preferred : [...hand];
  }

  whyNot(legal: readonly Card[]): string {
    return `${this.reason}. You may play ${cardNames(legal)}.`;
  }

  static for(led: Card | undefined, spadesBroken: boolean): Rules {
    return led ? new Following(led) : new Leading(spadesBroken);
  }
}

class Following extends Rules {
  protected override readonly reason = "You must follow suit";

  constructor(private readonly led: Card) {
    super();
  }

  protected override prefers(card: Card): boolean {
    return card.suit === this.led.suit;
  }
}

class Leading extends Rules {
  protected override readonly reason = "Spades are not broken yet";

  constructor(private readonly spadesBroken: boolean) {
    super();
  }

  protected override prefers(card: Card): boolean {
    return this.spadesBroken || !card.isSpade;
  }
}

export function legalCards(hand: Card[], led: Card | undefined, spadesBroken: boolean): Card[] {
  return Rules.for(led, spadesBroken).legal(hand);
}

export function brokenAfter(card: Card, brokenBefore: boolean): boolean {
  return card.isSpade || brokenBefore;
}

export function whyNot(led: Card | undefined, legal: Card[]): string {
  return Rules.for(led, false).whyNot(legal);
}
