/**
 * The turns of the player and of the dealer.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS: number = 2;
const SECONDS_TO_WATCH: number = 2;

/** The turn of the player: goes on until finished is true. */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  let finished: boolean = !hasCardsForPlayer(deck);
  while (!finished) {
    printTable(player, dealer);
    const hit: boolean = await askHit();
    if (hit) {
      player.push(dealCard(deck));
      finished = !hasCardsForPlayer(deck);
    } else {
      finished = true;
    }
  }
}

/** The last two cards are reserved for the dealer. */
function hasCardsForPlayer(deck: number[]): boolean {
  return deck.length > DEALERS_HITS;
}

/** The turn of the dealer. The hand of the player is only needed for the table. */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  for (let hits: number = 0; hits < DEALERS_HITS; hits++) {
    announce(player, dealer, "Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    dealer.push(dealCard(deck));
  }
  announce(player, dealer, "Dealer stands.");
}

/** Shows the table with the message below. */
function announce(player: number[], dealer: number[], message: string): void {
  printTable(player, dealer);
  print(message);
}
