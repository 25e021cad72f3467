import { srand } from "#toolkit/random.ts";
import { Console, Seed } from "../3-shuffle/console.ts";
import { playGame } from "./game.ts";

const seed = await Seed.ask();
srand(seed.value);
await playGame();
Console.close();
