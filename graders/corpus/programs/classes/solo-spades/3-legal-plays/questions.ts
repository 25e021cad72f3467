import { Card, cardNames } from "../1-deal/cards.ts";
import { Complaint, Question } from "../1-deal/console.ts";
import { Rules } from "./legal.ts";
import { findCard } from "./read-cards.ts";

class CardQuestion extends Question<Card> {
  protected override readonly prompt = "Your card, such as TH: ";
  readonly #legal: Card[];

  constructor(
    private readonly hand: readonly Card[],
    private readonly rules: Rules,
  ) {
    super();
    this.#legal = rules.legal(hand);
  }

  protected override parse(answer: string): Card | Complaint {
    const typed = Card.named(answer);
    if (!typed)
      return new Complaint(
        "That is no card. Type its rank (2-9, T, J, Q, K, A) and its suit (C, D, H, S).",
      );
    const held = findCard(typed, this.hand);
    if (!held)
      return new Complaint(
        `You do not hold ${typed.name}. You may play ${cardNames(this.#legal)}.`,
      );
    return this.#legal.includes(held) ? held : new Complaint(this.rules.whyNot(this.#legal));
  }
}

class YesNoQuestion extends Question<boolean> {
  protected override readonly prompt: string;

  constructor(question: string) {
    super();
    this.prompt = `${question} (Y or N)? `;
  }

  protected override parse(answer: string): boolean | Complaint {
    switch (answer) {
      case "y":
      case "Y":
        return true;
      case "n":
      case "N":
        return false;
    }
    return new Complaint("Please type Y for yes or N for no.");
  }
}

export function askCard(
  hand: Card[],
  led: Card | undefined,
  spadesBroken: boolean,
): Promise<Card> {
  return new CardQuestion(hand, Rules.for(led, spadesBroken)).ask();
}

export function askYesNo(question: string): Promise<boolean> {
  return new YesNoQuestion(question).ask();
}
