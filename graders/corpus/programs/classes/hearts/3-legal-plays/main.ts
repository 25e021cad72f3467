import { Hand } from "../2-deal/hand.ts";
import { QueuedLines } from "../2-deal/lines.ts";
import { Program } from "../2-deal/program.ts";
import { Player } from "./player.ts";
import { CardsQuestion, PlayQuestion, SuitQuestion } from "./questions.ts";

class LegalPlays extends Program {
  readonly #player = new Player("You");

  protected override async run(): Promise<void> {
    const hand = new Hand();
    const cards = await new CardsQuestion("Cards in your hand: ", 1, 13).ask(this.terminal);
    for (const card of cards) hand.add(card);
    this.#player.pickUp(hand);
    while (this.#player.handSize > 0) await this.#playOne();
  }

  async #playOne(): Promise<void> {
    this.terminal.print(`\nYour hand: ${this.#player.legalCards().join(" ")}`);
    const led = await new SuitQuestion().ask(this.terminal);
    this.terminal.print(`You may play ${this.#player.legalCards(led).join(" ")}.`);
    const card = await new PlayQuestion(this.#player, led).ask(this.terminal);
    this.#player.play(card, led);
    this.terminal.print(`You play ${card}. Cards left: ${this.#player.handSize}`);
  }
}

await new LegalPlays(new QueuedLines()).start();
