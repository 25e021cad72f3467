import { rand, srand } from "#toolkit/random.ts";
import { Dealer } from "../2-deal/dealer.ts";
import { QueuedLines } from "../2-deal/lines.ts";
import { Program } from "../2-deal/program.ts";
import { Choice, SeedQuestion } from "../2-deal/question.ts";
import { Player } from "../3-legal-plays/player.ts";
import { ScoreBoard } from "../5-score/score-board.ts";
import { Computer, Human, Seat } from "./chooser.ts";
import { Game } from "./game.ts";
import { Screen } from "./screen.ts";

enum Part {
  Play = "p",
  Watch = "w",
}

class Hearts extends Program {
  readonly #part = new Choice<Part>(
    "Play or watch? [p/w] ",
    Object.values(Part).map((part) => [part, part] as const),
    "Please type p to play or w to watch.",
  );
  readonly #screen = new Screen(this.terminal);

  protected override async run(): Promise<void> {
    srand(await new SeedQuestion().ask(this.terminal));
    const part = await this.#part.ask(this.terminal);
    const human = part === Part.Play ? new Player("South") : undefined;
    this.#screen.showRules(human);
    await this.#timeToRead();
    const game = new Game(this.#seats(human), this.#screen, new ScoreBoard(this.terminal));
    await game.play(new Dealer(rand));
    if (human) this.#screen.showOutcome(human, game.winners);
  }

  #timeToRead(): Promise<void> {
    return new Promise((r) => setTimeout(r, 2000));
  }

  #seats(human: Player | undefined): Seat[] {
    const computer = new Computer();
    const south = human
      ? new Seat(human, new Human(this.terminal))
      : new Seat(new Player("South"), computer);
    return [
      new Seat(new Player("North"), computer),
      new Seat(new Player("East"), computer),
      south,
      new Seat(new Player("West"), computer),
    ];
  }
}

await new Hearts(new QueuedLines()).start();
