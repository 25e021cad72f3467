/**
 * The two turns, without scores yet: the player decides, and the dealer hits twice.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

/** The player's turn. The number of possible hits is known before it begins. */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  for (let possible = deck.length - DEALERS_HITS; possible > 0; possible--) {
    printTable(player, dealer);
    const hit = await askHit();
    if (hit) player.push(dealCard(deck));
    else break;
  }
}

/** The dealer's turn: three tables, with a card between each two of them. */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  for (let decision = 0; decision <= DEALERS_HITS; decision++) {
    if (decision > 0) {
      await pause(SECONDS_TO_WATCH);
      dealer.push(dealCard(deck));
    }
    printTable(player, dealer);
    print(decision === DEALERS_HITS ? "Dealer stands." : "Dealer hits.");
  }
}
