import { srand } from "#toolkit/random.ts";
import { askSeed, done } from "../1-deal/terminal";
import { playGame } from "./game";
import { welcome } from "./welcome";

srand(await askSeed());
welcome();
await playGame();
done();
