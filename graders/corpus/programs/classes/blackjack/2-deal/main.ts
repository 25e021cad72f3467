import { newDeck, shuffleDeck } from "../1-shuffle/cards.ts";
import { Chance } from "../1-shuffle/question.ts";
import { Terminal } from "../1-shuffle/terminal.ts";
import { dealHands } from "./table.ts";
import { dealersTurn, playersTurn } from "./turns.ts";

class Program {
  readonly #player: number[] = [];
  readonly #dealer: number[] = [];

  async play(): Promise<void> {
    const chance = await Chance.ask();
    const table = [chance.prepare(newDeck(), shuffleDeck), this.#player, this.#dealer] as const;
    dealHands(...table);
    await playersTurn(...table);
    await dealersTurn(...table);
  }
}

await Terminal.run(new Program());
