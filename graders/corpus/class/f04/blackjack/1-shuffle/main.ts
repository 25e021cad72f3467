/**
 * Main program of stage 1
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { cardText, newDeck, shuffleDeck } from "./cards.ts";

const program = { seed: await askSeed(), deck: newDeck() };

switch (program.seed) {
  case 0:
    break; // stays in order
  default:
    srand(program.seed);
    shuffleDeck(program.deck);
}

for (const index in program.deck) print(cardText(program.deck[index]!));
