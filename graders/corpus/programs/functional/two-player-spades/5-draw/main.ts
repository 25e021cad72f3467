import { srand } from "#toolkit/random.ts";
import type { Deck } from "../1-structs/structs";
import { buildDeck } from "../2-build-deck/deck";
import { askSeed, stopAsking } from "../3-shuffle/input";
import { shuffleDeck } from "../3-shuffle/shuffle";
import { showDeck } from "../4-display/display";
import { drawHands, printHand } from "./draw";

const show = (title: string, deck: Deck): void => {
  console.log(`\n${title}`);
  showDeck(deck);
};

srand(await askSeed());
const deck = buildDeck();
show("The deck:", deck);
shuffleDeck(deck);
show("The shuffled deck:", deck);
console.log();
printHand((await drawHands(deck, true)).human);
stopAsking();
