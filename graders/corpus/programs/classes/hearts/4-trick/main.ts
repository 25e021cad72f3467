import type { Card } from "../1-cards/card.ts";
import { LoopedLines } from "../2-deal/lines.ts";
import { Program } from "../2-deal/program.ts";
import { Choice, Refusal } from "../2-deal/question.ts";
import { Player } from "../3-legal-plays/player.ts";
import { CardQuestion } from "../3-legal-plays/questions.ts";
import { Table } from "./table.ts";
import { Trick } from "./trick.ts";

class PlayedQuestion extends CardQuestion {
  readonly #trick: Trick;

  constructor(player: Player, trick: Trick) {
    super(`${player.name} ${trick.leader === undefined ? "leads" : "plays"}: `);
    this.#trick = trick;
  }

  protected override check(card: Card): void {
    for (const played of this.#trick.cards()) {
      if (played.equals(card)) throw new Refusal(`${card} lies in this trick already.`);
    }
  }
}

class WatchTricks extends Program {
  readonly #players = ["North", "East", "South", "West"].map((name) => new Player(name));
  readonly #table = new Table(this.#players);
  readonly #whoLeads = new Choice<Player>(
    "Who leads? [n/e/s/w] ",
    this.#players.map((player) => [player.name.charAt(0).toLowerCase(), player] as const),
    "Please type n for North, e for East, s for South or w for West.",
  );
  readonly #another = new Choice<boolean>(
    "Another trick? [y/n] ",
    [
      ["y", true],
      ["n", false],
    ],
    "Please type y for yes or n for no.",
  );

  protected override async run(): Promise<void> {
    let leader = await this.#whoLeads.ask(this.terminal);
    for (let another = true; another; another = await this.#another.ask(this.terminal)) {
      this.terminal.print();
      leader = await this.#watch(leader);
      this.terminal.print();
    }
  }

  async #watch(leader: Player): Promise<Player> {
    const trick = new Trick();
    for (const player of this.#table.playersFrom(leader)) {
      trick.play(player, await new PlayedQuestion(player, trick).ask(this.terminal));
    }
    const taker = trick.taker ?? leader;
    this.terminal.print(`${taker.name} takes the trick with ${trick.highest}.`);
    return taker;
  }
}

await new WatchTricks(new LoopedLines()).start();
