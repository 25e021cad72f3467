import { Card, Suit } from "../1-cards/card.ts";
import { Choice, Question, Refusal } from "../2-deal/question.ts";
import { type Player, Reason } from "./player.ts";

export abstract class CardQuestion extends Question<Card> {
  protected abstract check(card: Card): void;

  protected override read(line: string): Card {
    const card = Card.parse(line);
    if (card === undefined) {
      throw new Refusal("Not a card. Type a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S).");
    }
    this.check(card);
    return card;
  }
}

export class PlayQuestion extends CardQuestion {
  constructor(
    private readonly player: Player,
    private readonly led: Suit | undefined,
  ) {
    super("Which card do you play? ");
  }

  protected override check(card: Card): void {
    const objection = this.player.objection(card, this.led);
    if (objection === undefined) return;
    const because = objection === Reason.NotHeld ? `You do not hold ${card}.` : "You must follow suit.";
    throw new Refusal(`${because} You may play ${this.player.legalCards(this.led).join(" ")}.`);
  }
}

export class CardsQuestion extends Question<Card[]> {
  constructor(
    prompt: string,
    private readonly fewest: number,
    private readonly most: number,
  ) {
    super(prompt);
  }

  protected override read(line: string): Card[] {
    const cards = new Map<string, Card>();
    for (const [name] of line.matchAll(/\S+/g)) {
      const card = Card.parse(name);
      if (card === undefined || cards.has(card.toString())) throw this.refusal;
      cards.set(card.toString(), card);
    }
    if (cards.size < this.fewest || cards.size > this.most) throw this.refusal;
    return [...cards.values()];
  }

  private get refusal(): Refusal {
    return new Refusal(`Please type ${this.fewest} to ${this.most} different cards, as in 2C TD QS.`);
  }
}

export class SuitQuestion extends Choice<Suit | undefined> {
  constructor() {
    super(
      "Suit led (C, D, H, S, or nothing if you lead): ",
      [
        ["c", Suit.Clubs],
        ["d", Suit.Diamonds],
        ["h", Suit.Hearts],
        ["s", Suit.Spades],
        ["", undefined],
      ],
      "Please type C, D, H or S, or nothing if you lead.",
    );
  }
}
