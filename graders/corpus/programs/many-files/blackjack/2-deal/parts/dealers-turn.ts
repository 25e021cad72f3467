import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause";
import { dealCard, printTable } from "../table.ts";

export async function dealersTurn(deck: number[], player: number[], dealer: number[]) {
  for (const does of ["hits", "hits", "stands"]) {
    printTable(player, dealer);
    print(`Dealer ${does}.`);
    if (does === "stands") break;
    await pause(2);
    dealer.push(dealCard(deck));
  }
}
