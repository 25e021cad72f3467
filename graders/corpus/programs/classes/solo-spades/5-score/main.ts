import { Complaint, Console, NumberQuestion, Program, Question } from "../1-deal/console.ts";
import { fourPlayers } from "../1-deal/player.ts";
import { Seat } from "../1-deal/ring.ts";
import { askYesNo } from "../3-legal-plays/questions.ts";
import { Scorer, State } from "./score.ts";
import { Sheet } from "./sheet.ts";

class FourNumbers extends Question<number[]> {
  constructor(
    protected override readonly prompt: string,
    private readonly wrong: string,
    private readonly sum?: number,
  ) {
    super();
  }

  protected override parse(answer: string): number[] | Complaint {
    const numbers = answer.split(/\s+/).map(NumberQuestion.whole);
    const good =
      numbers.length === 4 &&
      Math.max(...numbers) <= 13 &&
      (this.sum === undefined || numbers.reduce((a, b) => a + b) === this.sum);
    return good ? numbers : new Complaint(this.wrong);
  }
}

class ScoreKeeping extends Program {
  readonly #bids = new FourNumbers(
    "Bids of You, Beth, Charlie and David, such as 4 3 2 2: ",
    "Type four whole numbers from 0 to 13, such as 4 3 2 2.",
  );
  readonly #tricks = new FourNumbers(
    "Tricks in the same order, such as 4 4 3 2: ",
    "Type four whole numbers that add up to 13, such as 4 4 3 2.",
    13,
  );
  readonly #you = Seat.ring(fourPlayers());

  protected override async main(): Promise<void> {
    const scorer = new Scorer(this.#you);
    const sheet = new Sheet(this.#you);
    let state = State.GoesOn;
    let number = 1;
    do {
      if (number > 1) {
        Console.print("");
        if (!(await askYesNo("Another hand"))) return;
      }
      Console.print("", `Hand ${number}`);
      await this.#fillIn();
      scorer.count();
      sheet.print(number++);
      state = scorer.stateAfter(state);
      sheet.announce(state);
    } while (state !== State.Won);
  }

  async #fillIn(): Promise<void> {
    const bids = await this.#bids.ask();
    const tricks = await this.#tricks.ask();
    this.#you.players.forEach((player, i) => {
      player.bid = bids[i]!;
      player.tricks = tricks[i]!;
    });
  }
}

await Program.start(ScoreKeeping);
