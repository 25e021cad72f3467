// Who does what, and when.

import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

/** one question; if it is a hit, the rest of the turn is a turn again */
export const playersTurn = async (
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> => {
  if (deck.length <= DEALERS_HITS) return;
  printTable(player, dealer);
  if (await askHit()) {
    player.push(dealCard(deck));
    await playersTurn(deck, player, dealer);
  }
};

/** the same thing again: hits, hits, stands. `left` is how many hits are still to come */
export const dealersTurn = async (
  deck: number[],
  player: number[],
  dealer: number[],
  left = DEALERS_HITS,
): Promise<void> => {
  printTable(player, dealer);
  print(`Dealer ${left > 0 ? "hits" : "stands"}.`);
  if (left > 0) {
    await pause(SECONDS_TO_WATCH);
    dealer.push(dealCard(deck));
    await dealersTurn(deck, player, dealer, left - 1);
  }
};
