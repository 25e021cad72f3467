import { rand } from "#toolkit/random.ts";
import { Deck } from "./deck.ts";
import type { Seat } from "./ring.ts";
import type { Stack } from "./stack.ts";

export class Deal {
  constructor(private readonly dealer: Seat) {}

  static pickDealer(you: Seat): Seat {
    return you.after(rand() % [...you].length);
  }

  give(deck: Stack): void {
    for (let seat = this.dealer; !deck.isEmpty; ) {
      seat = seat.next;
      seat.player.hand.push(deck.pop());
    }
  }

  fresh(): void {
    for (const { player } of this.dealer) player.hand = [];
    this.give(new Deck().shuffle().stack());
  }
}

export const pickDealer = (you: Seat): Seat => Deal.pickDealer(you);
export const dealOut = (deck: Stack, dealer: Seat): void => new Deal(dealer).give(deck);
export const dealNewHands = (dealer: Seat): void => new Deal(dealer).fresh();
