import { ask, print } from "#toolkit/console.ts";
import type { Card } from "../2-shuffle/cards.ts";
import { complain } from "./complain.ts";
import readCard from "./read-card.ts";

export const askCards = async (): Promise<Card[]> => {
  while (true) {
    const line = await ask("Your cards (nothing to stop): ");
    const words = [...line.toUpperCase().matchAll(/\S+/g)].map(([word]) => word);
    const complaint = complain(words);
    if (!complaint) return words.flatMap((word) => readCard(word) ?? []);
    print(complaint);
  }
};
