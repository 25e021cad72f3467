import { print } from "#toolkit/console.ts";
import { cardName, cardNames } from "../1-deal/cards.ts";
import { sortCards } from "../2-bid/hand.ts";
import { brokenAfter, legalCards } from "./legal.ts";
import { askBroken, askHand, askLed } from "./parts/three-questions.ts";
import { askCard, askYesNo } from "./questions.ts";

for (let more = true; more; more = await askYesNo("Another hand")) {
  print();
  const hand = await askHand();
  sortCards(hand);
  const led = await askLed(hand);
  const before = await askBroken(led);
  print(`You may play ${cardNames(legalCards(hand, led, before))}.`);
  const card = await askCard(hand, led, before);
  const are = brokenAfter(card, before) ? "are" : "are not";
  print(`You play ${cardName(card)}. Spades ${are} broken.\n`);
}
