/*
 * main.ts - prints the deck, shuffled unless the seed is 0
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

async function main(): Promise<void> {
  let deck = newDeck();
  let seed = await askSeed();
  let i;

  if (seed != 0) {
    srand(seed);
    shuffleDeck(deck);
  }
  for (i = 0; i < deck.length; i++) {
    print(cardText(deck[i]!));
  }
}

await main();
