import { srand } from "#toolkit/random.ts";
import { buildDeck, printDeck } from "../2-build-deck/deck";
import { askSeed, stopAsking } from "./input";
import { shuffleDeck } from "./shuffle";

srand(await askSeed());
stopAsking();

const deck = buildDeck();
console.log("\nThe deck:");
printDeck(deck);
shuffleDeck(deck);
console.log("\nThe shuffled deck:");
printDeck(deck);
