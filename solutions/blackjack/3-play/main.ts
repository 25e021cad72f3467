/**
 * Plays Blackjack against the dealer, game after game until somebody wins.
 *
 * @module
 */
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { newDeck, shuffleDeck } from "../1-shuffle/cards.ts";
import { type Outcome, playGame } from "./game.ts";

const seed = await askSeed();
// Only once: otherwise the second game of a run would have the same cards as the first.
if (seed !== 0) srand(seed);

let outcome: Outcome;
do {
  const deck = newDeck();
  if (seed !== 0) shuffleDeck(deck);
  outcome = await playGame(deck);
} while (outcome === "push");
