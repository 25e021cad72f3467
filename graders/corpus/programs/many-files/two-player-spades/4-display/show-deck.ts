import { print } from "#toolkit/console.ts";
import type { Deck } from "../1-structs/structs.ts";
import { linesOf13 } from "../2-build-deck/deck.ts";
import cardName from "./names/card-name.ts";

export function showDeck(deck: Deck): void {
  linesOf13(deck.cards, cardName).forEach((line) => print(line));
}
