import { print } from "#toolkit/console.ts";
import type { Deck } from "../deck.ts";

export default function showDeck(deck: Deck): void {
  const names: string[] = [];
  while (deck.size) names.push(`${deck.deal()}`);
  while (names.length) print(names.splice(0, 13).join(" "));
}
