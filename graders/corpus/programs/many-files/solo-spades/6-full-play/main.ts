import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import * as game from "./game.ts";
import { welcome } from "./welcome.ts";

srand(await askSeed());
welcome();
await game.playGame();
