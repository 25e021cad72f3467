/**
 * Both turns.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { list_of, range } from "../1-shuffle/pythonic.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

/** The player hits at most until only the cards of the dealer are left, so this is a range. */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  const most_hits = deck.length - DEALERS_HITS;
  for (const _hit of range(most_hits)) {
    printTable(player, dealer);
    const hits = await askHit();
    if (!hits) break;
    player.push(dealCard(deck));
  }
}

/** Hits two times, then stands: ["hits"] * 2 + ["stands"] */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  const verbs = [...list_of(range(DEALERS_HITS), () => "hits"), "stands"];
  for (const verb of verbs) {
    printTable(player, dealer);
    print(`Dealer ${verb}.`);
    if (verb !== "hits") continue;
    await pause(SECONDS_TO_WATCH);
    dealer.push(dealCard(deck));
  }
}
