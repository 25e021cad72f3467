import { Console } from "../1-deal/console.ts";
import { Deal } from "../1-deal/deal.ts";
import { fourPlayers } from "../1-deal/player.ts";
import { Seat } from "../1-deal/ring.ts";
import { Auction } from "../2-bid/bid.ts";
import { Hands } from "../2-bid/hand.ts";
import { Scorer, State } from "../5-score/score.ts";
import { Sheet } from "../5-score/sheet.ts";
import { Table } from "./table.ts";

export class Game {
  static readonly tricks = 13;

  readonly #you = Seat.ring(fourPlayers());
  readonly #scorer = new Scorer(this.#you);
  readonly #sheet = new Sheet(this.#you);
  #dealer = Deal.pickDealer(this.#you);
  #state = State.GoesOn;
  #hand = 0;

  get isWon(): boolean {
    return this.#state === State.Won;
  }

  async play(): Promise<void> {
    while (!this.isWon) {
      this.#heading();
      await this.#playHand();
      this.#score();
      this.#dealer = this.#dealer.next;
    }
  }

  #heading(): void {
    Console.print("", `Hand ${++this.#hand}. ${this.#dealer.player.doing("deal")}.`);
    if (this.#hand === 1) return;
    const totals = this.#you.players.map(({ name, total }) => `${name} ${total}`);
    Console.print(`Totals: ${totals.join(", ")}.`);
  }

  async #playHand(): Promise<void> {
    new Deal(this.#dealer).fresh();
    Hands.sortAll(this.#you);
    Hands.show(this.#you.player);
    Console.print("");
    await new Auction(this.#dealer).hold();
    Console.print("");
    Auction.show(this.#you);
    const table = new Table(this.#you, this.#dealer);
    for (let number = 1; number <= Game.tricks; number++) await table.playTrick(number);
  }

  #score(): void {
    this.#scorer.count();
    this.#sheet.print(this.#hand);
    this.#state = this.#scorer.stateAfter(this.#state);
    this.#sheet.announce(this.#state);
  }
}

export const playGame = (): Promise<void> => new Game().play();
