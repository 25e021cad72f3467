/** The turns. One call is one decision; a hit leads to another call. */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

/** One decision of the player, and after a hit the rest of the turn. */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  if (deck.length <= DEALERS_HITS) return; // the rest is for the dealer
  printTable(player, dealer);
  if (await askHit()) {
    player.push(dealCard(deck));
    await playersTurn(deck, player, dealer);
  }
}

/** The dealer decides; `hitsLeft` goes down to 0, and is left out by the caller. */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
  hitsLeft = DEALERS_HITS,
): Promise<void> {
  printTable(player, dealer);
  if (hitsLeft === 0) return print("Dealer stands.");
  print("Dealer hits.");
  await pause(SECONDS_TO_WATCH);
  dealer.push(dealCard(deck));
  return dealersTurn(deck, player, dealer, hitsLeft - 1);
}
