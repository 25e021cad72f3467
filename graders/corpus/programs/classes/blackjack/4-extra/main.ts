/**
 * The extra: Blackjack for money, at a table with one to five players, game after game, with a
 * running total of dollars for everybody.
 *
 * A `Round` plays one game with a shoe of seven decks. Each `Player` has a `Purse`, whose sums can
 * only be changed by `Purse.transfer`, so no dollar can get lost. `Table` and `Results` print.
 */
import { shuffleDeck } from "../1-shuffle/cards.ts";
import { Chance } from "../1-shuffle/question.ts";
import { Terminal } from "../1-shuffle/terminal.ts";
import { Round } from "./game.ts";
import { Stake } from "./money.ts";
import { Player } from "./players.ts";
import { askAnotherGame, askPlayerCount } from "./questions.ts";
import { newShoe } from "./shoe.ts";
import { Results } from "./table.ts";

class Casino {
  readonly #dealer = new Player("Dealer");
  #games = 0;

  async play(): Promise<void> {
    const chance = await Chance.ask();
    const players = Player.seat(await askPlayerCount());
    do {
      Terminal.line(`\nGame ${++this.#games}. The ante is $${Stake.Ante}.`);
      await new Round(chance.prepare(newShoe(), shuffleDeck), players, this.#dealer).play();
      new Results(this.#games, players, this.#dealer).print();
    } while (await askAnotherGame());
  }
}

await Terminal.run(new Casino());
