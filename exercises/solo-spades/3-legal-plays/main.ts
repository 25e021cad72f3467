/**
 * Says which cards of a typed hand may be played, and whether the card played breaks spades.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { type Card, cardName, cardNames, Suit } from "../1-deal/cards.ts";
import { sortCards } from "../2-bid/hand.ts";
import { brokenAfter, legalCards } from "./legal.ts";
import { askCard, askYesNo } from "./questions.ts";
import { cardNamed, cardsNamed, findCard } from "./read-cards.ts";

const HAND_SIZE = 13;

/** Asks for a hand of 1 to 13 different cards. */
async function askHand(): Promise<Card[]> {
  for (;;) {
    const cards = cardsNamed(await ask("Your hand, such as 4C TH AS: "));
    if (cards !== undefined && cards.length <= HAND_SIZE) return cards;
    print(`Type 1 to ${HAND_SIZE} different cards with blanks between them, such as 4C TH AS.`);
  }
}

/** Asks for the card that was led, which is not in the hand. @returns `undefined` for none */
async function askLed(hand: Card[]): Promise<Card | undefined> {
  for (;;) {
    const answer = (await ask("The card led, or - when you lead: ")).trim();
    if (answer === "-") return undefined;
    const led = cardNamed(answer);
    if (led !== undefined && !findCard(led, hand)) return led;
    print("Type a card that is not in your hand, such as TH, or - when you lead.");
  }
}

/** Asks whether spades are broken, unless the card that was led shows it. */
async function askBroken(led: Card | undefined): Promise<boolean> {
  if (led?.suit !== Suit.Spades) return askYesNo("Are spades broken");
  print("A spade was led, so spades are broken.");
  return true;
}

do {
  print();
  const hand = await askHand();
  sortCards(hand);
  const led = await askLed(hand);
  const brokenBefore = await askBroken(led);
  print(`You may play ${cardNames(legalCards(hand, led, brokenBefore))}.`);
  const card = await askCard(hand, led, brokenBefore);
  const broken = brokenAfter(card, brokenBefore);
  print(`You play ${cardName(card)}. Spades are ${broken ? "broken" : "not broken"}.`);
  print();
} while (await askYesNo("Another hand"));
