import { type Card, cardName, createDeck } from "../2-shuffle/cards.ts";
import letters from "./letters.json" with { type: "json" };

const symbols = new Map(Object.entries(letters));

/** The card of a word in capital letters, or nothing. */
export default (word: string): Card | undefined => {
  const name = word.replace(/.$/, (letter) => symbols.get(letter) ?? "?");
  return /[♣♦♥♠]./.test(name) ? undefined : createDeck().find((card) => cardName(card) === name);
};
