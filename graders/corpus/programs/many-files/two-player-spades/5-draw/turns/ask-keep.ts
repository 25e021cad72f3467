import { ask, print } from "#toolkit/console";
import type { Card } from "../../1-structs/structs.ts";
import { cardName } from "../../4-display/display.ts";

const meanings: Record<string, boolean> = { y: true, n: false };

const prompts = function* (card: Card): Generator<string, never> {
  yield `You drew ${cardName(card)}. Do you keep it (Y or N)? `;
  for (;;) yield "Enter either Y for Yes (keep it) or N for No (discard it):  ";
};

export async function askKeep(card: Card): Promise<boolean> {
  for (const prompt of prompts(card)) {
    const answer = (await ask(prompt)).trim().toLowerCase();
    print();
    if (Object.hasOwn(meanings, answer)) return meanings[answer]!;
  }
  throw new Error("There is always another prompt.");
}
