/** Shows a deck: in order for seed 0, else shuffled. */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

function printCards([first, ...rest]: number[]): void {
  if (first === undefined) return;
  print(cardText(first));
  printCards(rest);
}

function mix(deck: number[], seed: number): number[] {
  if (seed === 0) return deck;
  srand(seed);
  shuffleDeck(deck);
  return deck;
}

printCards(mix(newDeck(), await askSeed()));
