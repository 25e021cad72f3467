import { newDeck, shuffleDeck } from "../1-shuffle/cards.ts";
import { Chance } from "../1-shuffle/question.ts";
import { Terminal } from "../1-shuffle/terminal.ts";
import { Game } from "./game.ts";

class Match {
  async play(): Promise<void> {
    const chance = await Chance.ask();
    while ((await this.#nextGame(chance).play()) === "push");
  }

  #nextGame(chance: Chance): Game {
    return new Game(chance.prepare(newDeck(), shuffleDeck));
  }
}

await Terminal.run(new Match());
