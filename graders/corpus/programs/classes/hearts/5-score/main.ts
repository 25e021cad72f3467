import type { Card } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Hand } from "../2-deal/hand.ts";
import { LoopedLines } from "../2-deal/lines.ts";
import { Program } from "../2-deal/program.ts";
import { Refusal } from "../2-deal/question.ts";
import { Player } from "../3-legal-plays/player.ts";
import { CardsQuestion } from "../3-legal-plays/questions.ts";
import { HandScore } from "./hand-score.ts";
import { ScoreBoard } from "./score-board.ts";
import { ScoreSheet } from "./score-sheet.ts";

class TakenQuestion extends CardsQuestion {
  readonly #rest: Hand;

  constructor(player: Player, rest: Hand) {
    super(`Cards that ${player.name} takes: `, 0, 52);
    this.#rest = rest;
  }

  protected override read(line: string): Card[] {
    const cards = super.read(line);
    for (const card of cards) {
      if (!this.#rest.has(card)) throw new Refusal(`Somebody else has taken ${card}.`);
    }
    return cards;
  }
}

class Scorekeeper extends Program {
  readonly #typed = [new Player("North"), new Player("East"), new Player("South")];
  readonly #west = new Player("West");
  readonly #all = [...this.#typed, this.#west];
  readonly #sheet = new ScoreSheet(this.#all);

  protected override async run(): Promise<void> {
    const board = new ScoreBoard(this.terminal);
    let number = 0;
    do {
      this.terminal.print(`\nHand ${++number}`);
      const hand = await this.#keepScore();
      this.#sheet.enter(hand);
      board.showScore(this.#all, hand, this.#sheet);
    } while (!this.#sheet.isOver);
    board.showWinners(this.#sheet);
  }

  async #keepScore(): Promise<HandScore> {
    const hand = new HandScore(this.#all);
    const rest = new Hand();
    for (const deck = new Deck(); deck.size > 0; ) rest.add(deck.deal());
    for (const player of this.#typed) {
      const cards = await new TakenQuestion(player, rest).ask(this.terminal);
      for (const card of cards) rest.remove(card);
      hand.take(player, cards);
    }
    hand.take(this.#west, rest.cards());
    this.terminal.print("West takes all the others.");
    return hand;
  }
}

await new Scorekeeper(new LoopedLines()).start();
