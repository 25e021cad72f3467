import { type Card, cardName, cardNames, Suit } from "../1-deal/cards";
import { askFor, done, either } from "../1-deal/terminal";
import { sortCards } from "../2-bid/hand";
import { brokenAfter, legalCards } from "./legal";
import { askCard, askYesNo } from "./questions";
import { cardNamed, cardsNamed, findCard } from "./read-cards";

const askHand = (): Promise<Card[]> =>
  askFor("Your hand, such as 4C TH AS: ", (answer) => {
    const cards = cardsNamed(answer);
    return either(
      cards && cards.length < 14 ? cards : undefined,
      "Type 1 to 13 different cards with blanks between them, such as 4C TH AS.",
    );
  });

type Led = { readonly card?: Card };

const askLed = (hand: readonly Card[]): Promise<Led> =>
  askFor("The card led, or - when you lead: ", (answer) => {
    const card = cardNamed(answer);
    const led: Led | undefined =
      answer === "-" ? {} : card && !findCard(card, hand) ? { card } : undefined;
    return either(led, "Type a card that is not in your hand, such as TH, or - when you lead.");
  });

const askBroken = async ({ card }: Led): Promise<boolean> => {
  if (card?.suit !== Suit.Spades) return askYesNo("Are spades broken");
  console.log("A spade was led, so spades are broken.");
  return true;
};

const round = async (): Promise<void> => {
  console.log("");
  const hand = await askHand();
  sortCards(hand);
  const led = await askLed(hand);
  const before = await askBroken(led);
  console.log(`You may play ${cardNames(legalCards(hand, led.card, before))}.`);
  const card = await askCard(hand, led.card, before);
  const state = brokenAfter(card, before) ? "broken" : "not broken";
  console.log(`You play ${cardName(card)}. Spades are ${state}.\n`);
  if (await askYesNo("Another hand")) return round();
};

await round();
done();
