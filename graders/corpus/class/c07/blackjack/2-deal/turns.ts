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

/** The player's turn. */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  for (;;) {
    if (deck.length <= DEALERS_HITS) break;
    printTable(player, dealer);
    if (await askHit()) {
      player.push(dealCard(deck));
      continue;
    }
    break;
  }
}

/** The dealer's turn. */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  const show = (verb: string) => {
    printTable(player, dealer);
    print(`Dealer ${verb}.`);
  };
  for (let i = 1; i <= DEALERS_HITS; i++) {
    show(`hits`);
    await pause(SECONDS_TO_WATCH);
    dealer.push(dealCard(deck));
  }
  show(`stands`);
}
