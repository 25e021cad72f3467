import { srand } from "#toolkit/random.ts";
import { buildDeck } from "../2-build-deck/deck";
import { askSeed, stopAsking } from "../3-shuffle/input";
import { shuffleDeck } from "../3-shuffle/shuffle";
import { showDeck } from "./display";

await askSeed().then(srand);
stopAsking();

const deck = buildDeck();
[
  { title: "The deck:", prepare: () => undefined },
  { title: "The shuffled deck:", prepare: () => shuffleDeck(deck) },
].forEach(({ title, prepare }) => {
  prepare();
  console.log(`\n${title}`);
  showDeck(deck);
});
