import { cardText, newDeck, shuffleDeck } from "./cards.ts";
import { Chance } from "./question.ts";
import { Terminal } from "./terminal.ts";

class ShowDeck {
  async play(): Promise<void> {
    const chance = await Chance.ask();
    for (const card of chance.prepare(newDeck(), shuffleDeck)) Terminal.line(cardText(card));
  }
}

await Terminal.run(new ShowDeck());
