import { print } from "#toolkit/console.ts";
import { type Card, Suit } from "../../1-deal/cards.ts";
import { askYesNo } from "../questions.ts";
import { cardNamed, cardsNamed, findCard } from "../read-cards.ts";
import until from "./until.ts";

export const askHand = (): Promise<Card[]> =>
  until("Your hand, such as 4C TH AS: ", (answer) => {
    const cards = cardsNamed(answer) ?? [];
    if (cards.length > 0 && cards.length <= 13) return cards;
    return "Type 1 to 13 different cards with blanks between them, such as 4C TH AS.";
  });

export async function askLed(hand: Card[]): Promise<Card | undefined> {
  const { led } = await until("The card led, or - when you lead: ", (answer) => {
    if (answer === "-") return { led: undefined };
    const led = cardNamed(answer);
    if (led && !findCard(led, hand)) return { led };
    return "Type a card that is not in your hand, such as TH, or - when you lead.";
  });
  return led;
}

export async function askBroken(led?: Card): Promise<boolean> {
  if (led && led.suit === Suit.Spades) {
    print("A spade was led, so spades are broken.");
    return true;
  }
  return await askYesNo("Are spades broken");
}
