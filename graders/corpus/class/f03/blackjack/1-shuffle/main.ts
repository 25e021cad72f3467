// Shows the cards, shuffled or (seed 0) not.

import { write } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import * as cards from "./cards.ts";

const deck = cards.newDeck();
const seed = await askSeed();

if (seed > 0) srand(seed), cards.shuffleDeck(deck);

write(deck.map((card) => cards.cardText(card) + "\n").join(""));
