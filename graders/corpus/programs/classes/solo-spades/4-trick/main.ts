import { Attempt } from "../1-deal/attempt.ts";
import { type Card, cardNames } from "../1-deal/cards.ts";
import { Complaint, Console, NumberQuestion, Program, Question } from "../1-deal/console.ts";
import { fourPlayers } from "../1-deal/player.ts";
import { Seat } from "../1-deal/ring.ts";
import { askYesNo } from "../3-legal-plays/questions.ts";
import { cardsNamed } from "../3-legal-plays/read-cards.ts";
import { type Link, Play, Queue } from "./queue.ts";
import { gather, Trick } from "./trick.ts";

class LeaderQuestion extends NumberQuestion {
  static readonly #wrong = "Please type 0, 1, 2 or 3.";

  constructor() {
    super("Who leads (0 You, 1 Beth, 2 Charlie, 3 David)? ", 3, LeaderQuestion.#wrong);
  }

  protected override parse(answer: string): number | Complaint {
    return answer.length > 1 ? new Complaint(LeaderQuestion.#wrong) : super.parse(answer);
  }
}

class CardsQuestion extends Question<Card[]> {
  protected override readonly prompt =
    "Four cards in the order of play, such as KD JD 3S AD: ";

  protected override parse(answer: string): Card[] | Complaint {
    const cards = cardsNamed(answer);
    if (cards?.length === 4) return cards;
    return new Complaint("Type four different cards with blanks between them, such as KD JD 3S AD.");
  }
}

class Tricks extends Program {
  readonly #you = Seat.ring(fourPlayers());
  readonly #queue = new Queue();

  protected override async main(): Promise<void> {
    let leader = this.#you.after(await new LeaderQuestion().ask());
    do leader = await this.#trick(leader);
    while (await askYesNo("Another trick"));
    Console.print(
      "",
      `dequeue on an empty queue: ${new Attempt(() => new Queue().dequeue())}.`,
      `bestPlay without plays: ${new Attempt(() => new Trick([]).best)}.`,
    );
  }

  async #trick(leader: Seat): Promise<Seat> {
    Console.print("", `${leader.player.doing("lead")}.`);
    const cards = await new CardsQuestion().ask();
    for (const seat of leader) this.#queue.enqueue(new Play(seat, cards.shift()!));
    Console.print(`On the table: ${[...this.#queue].join(", ")}.`);
    this.#showEnds();
    const trick = new Trick(gather(this.#queue));
    this.#showEnds();
    const { seat } = trick.best;
    seat.player.tricks++;
    Console.print(`${seat.player.doing("take")} ${cardNames(trick.cards)}.`);
    const tricks = this.#you.players.map((player) => `${player.name} ${player.tricks}`);
    Console.print(`Tricks: ${tricks.join(", ")}.`, "");
    return seat;
  }

  #showEnds(): void {
    const text = (link?: Link) => link?.play ?? "nothing";
    Console.print(`Front: ${text(this.#queue.front)}. Back: ${text(this.#queue.back)}.`);
  }
}

await Program.start(Tricks);
