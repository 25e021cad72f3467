import { Card, cardNames } from "../1-deal/cards.ts";
import { Complaint, Console, Program, Question } from "../1-deal/console.ts";
import { Hands } from "../2-bid/hand.ts";
import { brokenAfter, legalCards } from "./legal.ts";
import { askCard, askYesNo } from "./questions.ts";
import { cardsNamed, findCard } from "./read-cards.ts";

class HandQuestion extends Question<Card[]> {
  protected override readonly prompt = "Your hand, such as 4C TH AS: ";

  protected override parse(answer: string): Card[] | Complaint {
    const cards = cardsNamed(answer);
    if (cards && cards.length <= 13) return cards;
    return new Complaint("Type 1 to 13 different cards with blanks between them, such as 4C TH AS.");
  }
}

class LedQuestion extends Question<Card | undefined> {
  protected override readonly prompt = "The card led, or - when you lead: ";

  constructor(private readonly hand: Card[]) {
    super();
  }

  protected override parse(answer: string): Card | Complaint | undefined {
    if (answer === "-") return undefined;
    const led = Card.named(answer);
    if (led && !findCard(led, this.hand)) return led;
    return new Complaint("Type a card that is not in your hand, such as TH, or - when you lead.");
  }
}

class LegalPlays extends Program {
  protected override async main(): Promise<void> {
    do {
      Console.print("");
      await this.#once();
      Console.print("");
    } while (await askYesNo("Another hand"));
  }

  async #once(): Promise<void> {
    const hand = await new HandQuestion().ask();
    Hands.sort(hand);
    const led = await new LedQuestion(hand).ask();
    const before = await this.#broken(led);
    Console.print(`You may play ${cardNames(legalCards(hand, led, before))}.`);
    const card = await askCard(hand, led, before);
    const not = brokenAfter(card, before) ? "" : "not ";
    Console.print(`You play ${card.name}. Spades are ${not}broken.`);
  }

  async #broken(led: Card | undefined): Promise<boolean> {
    if (!led?.isSpade) return askYesNo("Are spades broken");
    Console.print("A spade was led, so spades are broken.");
    return true;
  }
}

await Program.start(LegalPlays);
