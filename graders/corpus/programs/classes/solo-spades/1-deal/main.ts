import { Attempt } from "./attempt.ts";
import { cardNames } from "./cards.ts";
import { Console, Program } from "./console.ts";
import { Deal } from "./deal.ts";
import { fourPlayers } from "./player.ts";
import { Seat } from "./ring.ts";
import { Stack } from "./stack.ts";

class TwoDeals extends Program {
  #number = 0;

  protected override async main(): Promise<void> {
    await this.seed();
    const first = Deal.pickDealer(Seat.ring(fourPlayers()));
    for (const dealer of [first, first.next]) this.#deal(dealer);
    Console.print(
      "",
      `pop on an empty stack: ${new Attempt(() => new Stack().pop())}.`,
      `seatPlayers without players: ${new Attempt(() => Seat.ring([]))}.`,
    );
  }

  #deal(dealer: Seat): void {
    new Deal(dealer).fresh();
    const [deals, gets] = [dealer.player.doing("deal"), dealer.next.player.doing("get")];
    Console.print("", `Hand ${++this.#number}. ${deals}. ${gets} the first card.`);
    for (const { player } of dealer.next)
      Console.print(player.name.padEnd(9) + cardNames(player.hand));
  }
}

await Program.start(TwoDeals);
