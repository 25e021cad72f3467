/**
 * Solo Spades: the whole game, one human against three computer players.
 *
 * @module
 */
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { playGame } from "./game.ts";
import { welcome } from "./welcome.ts";

srand(await askSeed());
welcome();
await playGame();
