import { Terminal } from "../1-shuffle/terminal.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

abstract class Turn {
  constructor(
    protected readonly deck: number[],
    protected readonly player: number[],
    protected readonly dealer: number[],
  ) {}

  protected abstract get isOver(): boolean;
  /** @returns the hand that gets a card, or nothing at the end of the turn */
  protected abstract decide(): Promise<number[] | undefined>;

  async play(): Promise<void> {
    while (!this.isOver) {
      printTable(this.player, this.dealer);
      const hand = await this.decide();
      if (!hand) break;
      hand.push(dealCard(this.deck));
    }
  }
}

class PlayersTurn extends Turn {
  protected override get isOver(): boolean {
    return this.deck.length <= DealersTurn.hits;
  }

  protected override async decide() {
    return (await askHit()) ? this.player : undefined;
  }
}

class DealersTurn extends Turn {
  static readonly hits = 2;
  #decisions = 0;

  protected override get isOver(): boolean {
    return this.#decisions > DealersTurn.hits;
  }

  protected override async decide() {
    if (this.#decisions++ === DealersTurn.hits) {
      Terminal.line("Dealer stands.");
      return undefined;
    }
    Terminal.line("Dealer hits.");
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return this.dealer;
  }
}

export function playersTurn(deck: number[], player: number[], dealer: number[]): Promise<void> {
  return new PlayersTurn(deck, player, dealer).play();
}

export function dealersTurn(deck: number[], player: number[], dealer: number[]): Promise<void> {
  return new DealersTurn(deck, player, dealer).play();
}
