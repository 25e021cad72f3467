import { rand, srand } from "#toolkit/random.ts";
import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
import { Dealer } from "./dealer.ts";
import type { Hand } from "./hand.ts";
import { QueuedLines } from "./lines.ts";
import { Program } from "./program.ts";
import { SeedQuestion } from "./question.ts";

enum Direction {
  East,
  South,
  West,
  North,
}

class DealProgram extends Program {
  static readonly #twoOfClubs = new Card(2, Suit.Clubs);
  readonly #dealer = new Dealer(rand);

  protected override async run(): Promise<void> {
    srand(await new SeedQuestion().ask(this.terminal));
    this.#show(1);
    this.#show(2);
  }

  #show(number: number): void {
    this.terminal.print();
    this.terminal.print(`Hand ${number}. ${Direction[Direction.North]} shuffles and deals.`);
    const deck = new Deck();
    this.#dealer.shuffle(deck);
    const hands = this.#dealer.deal(deck);
    hands.forEach((hand, place) => {
      this.terminal.print(`${Direction[place]!.padEnd(7)}${hand}  (${hand.size} cards)`);
    });
    const leader: Direction = hands.findIndex((hand) => hand.has(DealProgram.#twoOfClubs));
    const hand = hands[leader];
    if (hand === undefined) return this.terminal.print("Nobody holds 2C.");
    this.terminal.print(`${Direction[leader]} holds 2C and will lead.`);
    this.#showRemovals(hand, DealProgram.#twoOfClubs);
  }

  #showRemovals(hand: Hand, card: Card): void {
    hand.remove(card);
    this.terminal.print(`Without ${card} that hand has ${hand.size} cards: ${hand}`);
    let outcome: string;
    try {
      hand.remove(card);
      outcome = "it is not refused";
    } catch (error) {
      outcome = error instanceof RangeError ? "a RangeError" : "another error";
    }
    this.terminal.print(`${card} removed once more: ${outcome}, and ${hand.size} cards.`);
  }
}

await new DealProgram(new QueuedLines()).start();
