import { srand } from "#toolkit/random.ts";
import { Console, Seed } from "../3-shuffle/console.ts";
import { Decks } from "../4-display/decks.ts";
import { drawHands, printHand } from "../5-draw/draw.ts";
import { sortHand } from "./sort.ts";

class Program {
  async run(): Promise<void> {
    srand((await Seed.ask()).value);
    const deck = Decks.shown();
    Console.print();
    const { human } = await drawHands(deck, true);
    Console.close();
    sortHand(human);
    printHand(human);
  }
}

await new Program().run();
