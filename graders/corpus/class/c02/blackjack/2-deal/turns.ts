/**
 * Both turns.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

/** Player: hits until a stand, or until two cards are left. */
export async function playersTurn(deck: number[], player: number[], dealer: number[]): Promise<void> {
  for (; deck[2] && (printTable(player, dealer), await askHit()); ) player.push(dealCard(deck));
}

/** Dealer: two hits, then a stand. */
export async function dealersTurn(deck: number[], player: number[], dealer: number[]): Promise<void> {
  for (let n = 2; printTable(player, dealer), n--; dealer.push(dealCard(deck))) {
    print("Dealer hits.");
    await pause(2);
  }
  print("Dealer stands.");
}
