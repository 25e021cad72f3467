import type { Card } from "../1-deal/cards.ts";
import { Console } from "../1-deal/console.ts";
import type { Player } from "../1-deal/player.ts";
import type { Seat } from "../1-deal/ring.ts";
import { Hands } from "../2-bid/hand.ts";
import { askCard } from "../3-legal-plays/questions.ts";
import { Play, Queue } from "../4-trick/queue.ts";
import { Trick } from "../4-trick/trick.ts";
import { Brain } from "./computer.ts";

export class Table {
  readonly trick = new Queue();
  #leader: Seat;
  #spadesBroken = false;

  constructor(
    readonly you: Seat,
    dealer: Seat,
  ) {
    this.#leader = dealer.next;
    for (const { player } of you) player.tricks = 0;
  }

  get leader(): Seat {
    return this.#leader;
  }

  get spadesBroken(): boolean {
    return this.#spadesBroken;
  }

  async playTrick(number: number): Promise<void> {
    Console.print("", `Trick ${number}. ${this.#leader.player.doing("lead")}.`);
    for (const seat of this.#leader) this.#lay(seat, await this.#choose(seat.player));
    this.#leader = new Trick(Trick.gather(this.trick)).best.seat;
    const { player } = this.#leader;
    player.tricks++;
    Console.print(`${player.doing("take")} the trick.`, `Tricks: ${this.#tricks}.`);
  }

  #lay(seat: Seat, card: Card): void {
    seat.player.lose(card);
    this.trick.enqueue(new Play(seat, card));
    if (card.isSpade && !this.#spadesBroken) {
      this.#spadesBroken = true;
      Console.print("Spades are broken.");
    }
  }

  async #choose(player: Player): Promise<Card> {
    if (player.isHuman) {
      Hands.show(player);
      return askCard(player.hand, this.trick.front?.play.card, this.#spadesBroken);
    }
    const card = new Brain(player, this.trick, this.#spadesBroken).choose();
    Console.print(`${player.doing("play")} ${card.name}.`);
    return card;
  }

  get #tricks(): string {
    return this.you.players.map(({ name, tricks, bid }) => `${name} ${tricks} of ${bid}`).join(", ");
  }
}

export const newTable = (you: Seat, dealer: Seat): Table => new Table(you, dealer);
export const playTrick = (number: number, table: Table): Promise<void> => table.playTrick(number);
