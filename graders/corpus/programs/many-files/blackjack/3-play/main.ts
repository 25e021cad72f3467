import { newDeck } from "../1-shuffle/cards.ts";
import seeded from "../1-shuffle/seeded.ts";
import { playGame } from "./game.ts";
import { Outcomes } from "./rules/outcome.ts";

const nextDeck = await seeded(newDeck);
while ((await playGame(nextDeck())) === Outcomes.Push) {
  // both play again
}
