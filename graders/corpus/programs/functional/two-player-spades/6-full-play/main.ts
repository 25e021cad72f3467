import { srand } from "#toolkit/random.ts";
import { askSeed, stopAsking } from "../3-shuffle/input";
import { playGame } from "./game";

await askSeed().then(srand).then(playGame).finally(stopAsking);
