import { Card, type Hand, type Suit } from "../1-structs/structs.ts";
import { Console } from "../3-shuffle/console.ts";
import { cardName } from "../4-display/display.ts";
import { HeldCards } from "./hand.ts";
import { legalCards } from "./legal.ts";

/** What is wrong with an answer. */
class Refusal {
  constructor(readonly why: string) {}
}

abstract class Question<T extends object | number> {
  protected abstract readonly prompt: string;
  protected abstract read(answer: string): T | Refusal;

  async ask(): Promise<T> {
    for (;;) {
      const result = this.read(await Console.ask(this.prompt));
      if (!(result instanceof Refusal)) return result;
      Console.print(result.why);
    }
  }
}

export class BidQuestion extends Question<number> {
  protected override readonly prompt = "Your bid (0 to 13): ";

  protected override read(answer: string): number | Refusal {
    const digits = /^\d+$/.exec(answer);
    if (digits && Number(digits[0]) <= 13) return Number(digits[0]);
    return new Refusal("A bid is a whole number of tricks from 0 (nil) to 13.");
  }
}

export class CardQuestion extends Question<Card> {
  protected override readonly prompt = "Which card do you play? ";

  constructor(
    private readonly hand: Hand,
    private readonly led?: Card,
  ) {
    super();
  }

  protected override read(answer: string): Card | Refusal {
    const [, rank, suit] = /^([2-9TJQKA])([CDHS])$/i.exec(answer) ?? [];
    if (!rank || !suit)
      return new Refusal(
        "That is not a card. Type a rank (2-9, T, J, Q, K, A) and a suit (C, D, H, S), as in TH.",
      );
    const card = new Card(
      "23456789TJQKA".indexOf(rank.toUpperCase()) + 2,
      "CDHS".indexOf(suit.toUpperCase()) as Suit,
    );
    if (!new HeldCards(this.hand).has(card))
      return new Refusal(`You do not hold ${cardName(card)}.`);
    const legal = legalCards(this.hand, this.led);
    if (!legal.some((one) => HeldCards.equal(one, card)))
      return new Refusal(`You must follow suit. You may play ${legal.map(cardName).join(" ")}.`);
    return card;
  }
}
