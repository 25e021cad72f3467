import { type Card, cardNames } from "../1-deal/cards.ts";
import { Console } from "../1-deal/console.ts";
import type { Player } from "../1-deal/player.ts";
import type { Seat } from "../1-deal/ring.ts";

export class Hands {
  static sort(cards: Card[]): void {
    cards.sort((a, b) => a.compare(b));
  }

  static sortAll(seat: Seat): void {
    for (const { player } of seat) Hands.sort(player.hand);
  }

  static show({ hand }: Player): void {
    Console.print(`Your hand: ${cardNames(hand)}`);
  }
}

export const { sort: sortCards, sortAll: sortHands, show: showHand } = Hands;
