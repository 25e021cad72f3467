import type { Card } from "../2-shuffle/cards.ts";

export { removeQueen } from "../1-create-deck/old-maid.ts";

export class Dealer {
  #next = 0;

  constructor(private readonly hands: Card[][]) {}

  give(card: Card): void {
    this.hands[this.#next]?.push(card);
    this.#next = (this.#next + 1) % this.hands.length;
  }
}

export function deal(deck: Card[], player: Card[], computer: Card[]): void {
  const dealer = new Dealer([player, computer]);
  deck.forEach((card) => {
    dealer.give(card);
  });
}
