import { print } from "#toolkit/console.ts";
import { type Card, cardName, shuffleDeck } from "../../2-shuffle/cards.ts";
import { discardPairs, printPairs } from "../../4-pairs/old-maid.ts";
import { moveCard } from "./move-card.ts";

type News = (name: string) => string;

/** Makes the function with which one side receives cards. */
const receiver = (who: string, news: News) => (to: Card[], from: Card[], index: number): void => {
  print(news(cardName(moveCard(from, index, to))));
  printPairs(who, discardPairs(to));
  shuffleDeck(to);
};

export default receiver;
