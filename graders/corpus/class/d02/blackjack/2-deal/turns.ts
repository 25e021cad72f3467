/**
 * The turns. Player and dealer are both participants of a game, but they decide differently.
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

/** What both turns have in common. A subclass says when it may go on, and whether it wants to. */
abstract class Turn {
  protected readonly deck: number[];
  private readonly player: number[];
  private readonly dealer: number[];

  constructor(deck: number[], player: number[], dealer: number[]) {
    this.deck = deck;
    this.player = player;
    this.dealer = dealer;
  }

  /** Plays the whole turn and gives the cards to the hand. */
  async play(hand: number[]): Promise<void> {
    while (this.mayDecide()) {
      printTable(this.player, this.dealer);
      const wantsCard = await this.decide();
      if (!wantsCard) return;
      hand.push(dealCard(this.deck));
    }
  }

  protected abstract mayDecide(): boolean;
  protected abstract decide(): Promise<boolean>;
}

class PlayersTurn extends Turn {
  /** The last cards of the deck belong to the dealer. */
  protected mayDecide(): boolean {
    return this.deck.length > DEALERS_HITS;
  }

  protected decide(): Promise<boolean> {
    return askHit();
  }
}

class DealersTurn extends Turn {
  private hitsToDo = DEALERS_HITS;

  protected mayDecide(): boolean {
    return true;
  }

  protected async decide(): Promise<boolean> {
    if (this.hitsToDo === 0) {
      print("Dealer stands.");
      return false;
    }
    this.hitsToDo--;
    print("Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    return true;
  }
}

/** The turn of the player. */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  await new PlayersTurn(deck, player, dealer).play(player);
}

/** The turn of the dealer. */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  await new DealersTurn(deck, player, dealer).play(dealer);
}
