import { buildDeck } from "../2-build-deck/deck.ts";
import { Console } from "../3-shuffle/console.ts";
import { shuffleDeck } from "../3-shuffle/shuffle.ts";
import { drawHands, printHand } from "../5-draw/draw.ts";
import { ComputerPlayer, HumanPlayer, type Player } from "./players.ts";
import { crossesThreshold } from "./score.ts";
import { ScoreSheet } from "./sheet.ts";
import { Trick } from "./trick.ts";

enum Progress {
  Open,
  Crossed,
}

class Game {
  readonly #human = new HumanPlayer();
  readonly #computer = new ComputerPlayer();
  readonly #sheet = new ScoreSheet([this.#human, this.#computer]);
  #progress = Progress.Open;
  #number = 0;

  get #dealer(): Player {
    return this.#number % 2 === 1 ? this.#human : this.#computer;
  }

  #other(player: Player): Player {
    return player === this.#human ? this.#computer : this.#human;
  }

  get #tied(): boolean {
    return this.#human.total === this.#computer.total;
  }

  async #playHand(): Promise<void> {
    const deck = buildDeck();
    shuffleDeck(deck);
    const hands = await drawHands(deck, this.#dealer === this.#human);
    this.#human.hand = hands.human;
    this.#computer.hand = hands.computer;

    Console.print();
    printHand(this.#human.hand);
    await this.#dealer.makeBid();
    await this.#other(this.#dealer).makeBid();

    let leader = this.#dealer;
    for (let number = 1; number <= 13; number++) {
      leader = await new Trick(number, leader, this.#other(leader)).play();
      const { tricks, bid } = this.#human;
      Console.print(
        `${leader.does("take")} the trick. Tricks: you ${tricks} (bid ${bid}), ` +
          `the computer ${this.#computer.tricks} (bid ${this.#computer.bid}).`,
      );
    }
  }

  #score(): void {
    for (const player of [this.#human, this.#computer]) {
      player.score();
      if (crossesThreshold(player.total)) this.#progress = Progress.Crossed;
    }
  }

  async play(): Promise<void> {
    do {
      this.#number++;
      Console.print(`\nHand ${this.#number}. ${this.#dealer.does("deal")}.`);
      await this.#playHand();
      this.#score();
      this.#sheet.show(this.#number);
      if (this.#progress === Progress.Crossed && this.#tied)
        Console.print(
          `\nYou are tied at ${this.#human.total}. ` +
            "The first hand that leaves you unequal ends the game.",
        );
    } while (this.#progress === Progress.Open || this.#tied);

    const winner = this.#human.total > this.#computer.total ? this.#human : this.#computer;
    const loser = this.#other(winner);
    Console.print(`\n${winner.does("win")} the game by ${winner.total} to ${loser.total}.`);
  }
}

export function playGame(): Promise<void> {
  return new Game().play();
}
