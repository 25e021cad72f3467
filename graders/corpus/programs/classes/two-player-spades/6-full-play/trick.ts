import { type Card, Suit } from "../1-structs/structs.ts";
import { Console } from "../3-shuffle/console.ts";
import type { Player } from "./players.ts";

export function followerTakes(led: Card, played: Card): boolean {
  switch (played.suit) {
    case led.suit:
      return played.rank > led.rank;
    case Suit.Spades:
      return true;
    default:
      return false;
  }
}

/** One trick, from its lead to its taker. */
export class Trick {
  constructor(
    private readonly number: number,
    private readonly leader: Player,
    private readonly follower: Player,
  ) {}

  async play(): Promise<Player> {
    Console.print();
    const led = await this.leader.lead(this.number);
    const played = await this.follower.follow(led);
    const taker = followerTakes(led, played) ? this.follower : this.leader;
    taker.takeTrick();
    return taker;
  }
}
