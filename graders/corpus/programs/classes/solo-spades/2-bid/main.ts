import { Console, Program } from "../1-deal/console.ts";
import { Deal } from "../1-deal/deal.ts";
import { fourPlayers } from "../1-deal/player.ts";
import { Seat } from "../1-deal/ring.ts";
import { Auction } from "./bid.ts";
import { Hands } from "./hand.ts";

class OneAuction extends Program {
  readonly #you = Seat.ring(fourPlayers());

  protected override async main(): Promise<void> {
    await this.seed();
    const dealer = Deal.pickDealer(this.#you);
    new Deal(dealer).fresh();
    Hands.sortAll(dealer);
    Console.print("", `${dealer.player.doing("deal")}.`);
    Hands.show(this.#you.player);
    Console.print("");
    await new Auction(dealer).hold();
    Console.print("");
    Auction.show(this.#you);
  }
}

await Program.start(OneAuction);
