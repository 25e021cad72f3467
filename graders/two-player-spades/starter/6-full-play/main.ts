/**
 * Two-player Spades: the whole game, human against computer.
 *
 * @module
 */
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { playGame } from "./game.ts";

srand(await askSeed());
await playGame();
