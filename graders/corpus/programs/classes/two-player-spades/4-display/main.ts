import { srand } from "#toolkit/random.ts";
import { Console, Seed } from "../3-shuffle/console.ts";
import { Decks } from "./decks.ts";

srand((await Seed.ask()).value);
Console.close();
Decks.shown();
