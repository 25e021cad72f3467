import { print } from "#toolkit/console.ts";
import { type Card, printCards } from "./cards.ts";

/** An empty line, and cards under it. */
export default (title: string, cards: Card[]): void => {
  print();
  printCards(title, cards);
};
