import { scheduler } from "node:timers/promises";
import { print } from "#toolkit/console.ts";
import { dealCard, printTable } from "../../2-deal/table.ts";
import { watch } from "../rules/limits.json" with { type: "json" };
import { dealerStands } from "../rules/outcome.ts";
import { isBust } from "../score.ts";

export async function dealersTurn(deck: number[], player: number[], dealer: number[]) {
  printTable(player, dealer);
  while (!dealerStands(player, dealer)) {
    print("Dealer hits.");
    await scheduler.wait(watch);
    dealer.push(dealCard(deck));
    printTable(player, dealer);
  }
  print(isBust(dealer) ? "Dealer busts!" : "Dealer stands.");
}
