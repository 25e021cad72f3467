import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed";
import { playGame } from "./game.ts";

srand(await askSeed());
await playGame();
