import type { Card } from "../1-deal/cards.ts";
import { Console, NumberQuestion } from "../1-deal/console.ts";
import type { Player } from "../1-deal/player.ts";
import type { Seat } from "../1-deal/ring.ts";

enum Limit {
  Bid = 13,
  CheapSpades = 3,
  HighRank = 13,
}

interface Bidder {
  bid(player: Player): Promise<number>;
}

class ComputerBidder implements Bidder {
  async bid(player: Player): Promise<number> {
    const bid = ComputerBidder.value(player.hand);
    Console.print(`${player.doing("bid")} ${bid}.`);
    return bid;
  }

  static value(hand: readonly Card[]): number {
    let value = 0;
    let spades = 0;
    for (const card of hand) {
      if (card.rank >= Limit.HighRank) value++;
      if (card.isSpade && ++spades > Limit.CheapSpades) value++;
    }
    return value === 0 ? 1 : value;
  }
}

class HumanBidder implements Bidder {
  async bid(): Promise<number> {
    return new NumberQuestion(
      "Your bid, 0 to 13 (0 is nil): ",
      Limit.Bid,
      "A bid is a whole number of tricks from 0 to 13; 0 is nil.",
    ).ask();
  }
}

export class Auction {
  readonly #human: Bidder = new HumanBidder();
  readonly #computer: Bidder = new ComputerBidder();

  constructor(private readonly dealer: Seat) {}

  async hold(): Promise<void> {
    for (const { player } of this.dealer.next)
      player.bid = await (player.isHuman ? this.#human : this.#computer).bid(player);
  }

  static show(you: Seat): void {
    let together = 0;
    let text = "";
    for (const { name, bid } of you.players) {
      text += `${text && ", "}${name} ${bid}`;
      together += bid;
    }
    Console.print(`Bids: ${text}. Together ${together}; there are 13 tricks.`);
  }
}

export const computerBid = (hand: Card[]) => ComputerBidder.value(hand);
export const askBid = () => new HumanBidder().bid();
export const takeBids = (dealer: Seat) => new Auction(dealer).hold();
export const showBids = (you: Seat) => Auction.show(you);
