import { Terminal } from "../1-shuffle/terminal.ts";
import { dealCard } from "../2-deal/table.ts";
import { Score } from "../3-play/score.ts";
import { Cashier } from "./money.ts";
import type { Player } from "./players.ts";
import { askFold, askHit } from "./questions.ts";
import { Table } from "./table.ts";

export class Round {
  readonly #table: Table;
  readonly #cashier: Cashier;

  constructor(
    private readonly shoe: number[],
    private readonly players: readonly Player[],
    private readonly dealer: Player,
  ) {
    this.#table = new Table(players, dealer);
    this.#cashier = new Cashier(dealer);
  }

  async play(): Promise<void> {
    this.dealer.sitDown();
    for (const player of this.players) {
      player.sitDown();
      this.#cashier.collect(player);
    }
    this.#deal();
    this.#deal();
    this.#table.print(true);
    for (const player of this.players) {
      if (!(player.folded = await askFold(player.name))) this.#cashier.collect(player);
    }
    for (const player of this.#remaining) await this.#turn(player);
    await this.#dealersTurn();
    for (const player of this.players) this.#cashier.settle(player);
  }

  get #remaining(): Player[] {
    return this.players.filter((player) => !player.folded);
  }

  get #nobodyToBeat(): boolean {
    return this.#remaining.every(({ hand }) => new Score(hand).isBust);
  }

  #deal(): void {
    for (const player of this.players) this.#hit(player);
    this.#hit(this.dealer);
  }

  #hit({ hand }: Player): void {
    hand.push(dealCard(this.shoe));
  }

  async #turn(player: Player): Promise<void> {
    this.#table.print(true);
    while (!new Score(player.hand).isBust) {
      if (!(await askHit(player.name))) return;
      this.#hit(player);
      this.#table.print(true);
    }
    Terminal.line(`${player.name} busts!`);
  }

  async #dealersTurn(): Promise<void> {
    this.#table.print(false);
    let score = new Score(this.dealer.hand);
    while (!score.standsForDealer && !this.#nobodyToBeat) {
      Terminal.line("Dealer hits.");
      await new Promise((r) => setTimeout(r, 2000));
      this.#hit(this.dealer);
      this.#table.print(false);
      score = new Score(this.dealer.hand);
    }
    Terminal.line(score.isBust ? "Dealer busts!" : "Dealer stands.");
  }
}
