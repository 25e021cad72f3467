/*
 * turns.ts - the turn of the player and the turn of the dealer
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

/* the player hits until he stands or until only the cards for the dealer are left */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  let left;

  for (left = deck.length; left > DEALERS_HITS; left--) {
    printTable(player, dealer);
    if (await askHit()) {
      player[player.length] = dealCard(deck);
    } else {
      break;
    }
  }
}

/* two hits, then stand */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  let hits = 0;

  printTable(player, dealer);
  while (hits < DEALERS_HITS) {
    print("Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    dealer[dealer.length] = dealCard(deck);
    hits++;
    printTable(player, dealer);
  }
  print("Dealer stands.");
}
