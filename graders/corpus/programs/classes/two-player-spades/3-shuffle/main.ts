import { srand } from "#toolkit/random.ts";
import type { Deck } from "../1-structs/structs.ts";
import { buildDeck, printDeck } from "../2-build-deck/deck.ts";
import { Console, Seed } from "./console.ts";
import { shuffleDeck } from "./shuffle.ts";

class Program {
  private constructor(private readonly deck: Deck) {}

  static async start(): Promise<void> {
    const { value } = await Seed.ask();
    Console.close();
    srand(value);
    const program = new Program(buildDeck());
    program.show("The deck:");
    shuffleDeck(program.deck);
    program.show("The shuffled deck:");
  }

  private show(title: string): void {
    Console.print(`\n${title}`);
    printDeck(this.deck);
  }
}

await Program.start();
