import { srand } from "#toolkit/random.ts";
import { type Card, createDeck, shuffleDeck } from "../2-shuffle/cards.ts";
import { Terminal } from "../2-shuffle/terminal.ts";
import { deal, playGame, removeQueen } from "./old-maid.ts";

class Program {
  static readonly #welcome = [
    "",
    "Two cards of the same rank, of whatever suits, are a pair and are discarded.",
    "The queen of hearts is not in the deck, so one queen is left without a partner:",
    "whoever holds that last queen at the end is the Old Maid and loses.",
    "The computer deals; you draw first.",
  ];

  static async main(): Promise<void> {
    const terminal = Terminal.instance;
    srand(await terminal.readSeed());
    for (const line of Program.#welcome) terminal.print(line);
    const deck = createDeck();
    removeQueen(deck);
    shuffleDeck(deck);
    const player: Card[] = [];
    const computer: Card[] = [];
    deal(deck, player, computer);
    await playGame(player, computer);
    terminal.close();
  }
}

await Program.main();
