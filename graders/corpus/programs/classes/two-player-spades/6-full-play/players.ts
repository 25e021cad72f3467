import type { Card } from "../1-structs/structs.ts";
import { Console } from "../3-shuffle/console.ts";
import { cardName } from "../4-display/display.ts";
import { emptyHand, printHand } from "../5-draw/draw.ts";
import { computerBid, computerCard } from "./computer.ts";
import { HeldCards } from "./hand.ts";
import { BidQuestion, CardQuestion } from "./questions.ts";
import { handPoints } from "./score.ts";

export abstract class Player {
  abstract readonly name: string;
  /** As in "You win". */
  protected abstract conjugate(verb: string): string;

  hand = emptyHand();
  #bid = 0;
  #tricks = 0;
  #points = 0;
  #total = 0;

  get bid(): number {
    return this.#bid;
  }
  get tricks(): number {
    return this.#tricks;
  }
  get points(): number {
    return this.#points;
  }
  get total(): number {
    return this.#total;
  }

  protected abstract chooseBid(): number | Promise<number>;
  protected abstract choose(led?: Card): Card | Promise<Card>;
  abstract lead(trick: number): Promise<Card>;
  abstract follow(led: Card): Promise<Card>;

  async makeBid(): Promise<void> {
    this.#tricks = 0;
    this.#bid = await this.chooseBid();
  }

  protected async play(led?: Card): Promise<Card> {
    return new HeldCards(this.hand).remove(await this.choose(led));
  }

  takeTrick(): void {
    this.#tricks++;
  }

  score(): void {
    this.#points = handPoints(this.#bid, this.#tricks);
    this.#total += this.#points;
  }

  does(verb: string): string {
    return `${this.name} ${this.conjugate(verb)}`;
  }
}

export class HumanPlayer extends Player {
  override readonly name = "You";

  protected override conjugate(verb: string): string {
    return verb;
  }

  protected override chooseBid(): Promise<number> {
    return new BidQuestion().ask();
  }

  protected override choose(led?: Card): Promise<Card> {
    printHand(this.hand);
    return new CardQuestion(this.hand, led).ask();
  }

  override lead(trick: number): Promise<Card> {
    Console.print(`Trick ${trick}. You lead.`);
    return this.play();
  }

  override follow(led: Card): Promise<Card> {
    return this.play(led);
  }
}

export class ComputerPlayer extends Player {
  override readonly name = "The computer";

  protected override conjugate(verb: string): string {
    return `${verb}s`;
  }

  protected override chooseBid(): number {
    const bid = computerBid(this.hand);
    Console.print(`The computer bids ${bid}.`);
    return bid;
  }

  protected override choose(led?: Card): Card {
    return computerCard(this.hand, led);
  }

  override async lead(trick: number): Promise<Card> {
    const card = await this.play();
    Console.print(`Trick ${trick}. The computer leads ${cardName(card)}.`);
    return card;
  }

  override async follow(led: Card): Promise<Card> {
    const card = await this.play(led);
    Console.print(`The computer plays ${cardName(card)}.`);
    return card;
  }
}
