import type { Dealer } from "../2-deal/dealer.ts";
import type { Player } from "../3-legal-plays/player.ts";
import type { ScoreBoard } from "../5-score/score-board.ts";
import { ScoreSheet } from "../5-score/score-sheet.ts";
import type { Seat } from "./chooser.ts";
import { HandOfPlay } from "./hand-of-play.ts";
import type { Screen } from "./screen.ts";

export class Game {
  readonly #players: readonly Player[];
  readonly #sheet: ScoreSheet;

  constructor(
    private readonly seats: readonly Seat[],
    private readonly screen: Screen,
    private readonly board: ScoreBoard,
  ) {
    this.#players = seats.map((seat) => seat.player);
    this.#sheet = new ScoreSheet(this.#players);
  }

  get winners(): readonly Player[] {
    return this.#sheet.winners();
  }

  async play(dealer: Dealer): Promise<void> {
    let number = 0;
    while (!this.#sheet.isOver) {
      number += 1;
      const score = await new HandOfPlay(this.seats, this.screen).play(number, dealer);
      this.#sheet.enter(score);
      this.board.showScore(this.#players, score, this.#sheet);
    }
    this.board.showWinners(this.#sheet);
  }
}
