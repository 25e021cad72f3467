import { print } from "#toolkit/console.ts";
import { doing } from "../1-deal/player.ts";
import round from "../1-deal/ring/round.js";
import { playersFrom, type Seat } from "../1-deal/ring.ts";
import { askBid } from "./parts/ask-bid.ts";
import sum from "./parts/sum.js";
import { computerBid } from "./parts/value.mts";

export { askBid, computerBid };

export async function takeBids(dealer: Seat): Promise<void> {
  for (const { player } of round(dealer.next)) {
    if (player.isHuman) player.bid = await askBid();
    else print(`${doing(player, "bid")} ${(player.bid = computerBid(player.hand))}.`);
  }
}

export function showBids(you: Seat): void {
  const all = playersFrom(you);
  const together = sum(all.map((player) => player.bid));
  print(`Bids: ${all.map((player) => `${player.name} ${player.bid}`).join(", ")}. Together ${together}; there are 13 tricks.`);
}
