/**
 * Both turns. The dealer's is a list of decisions that is known before the game.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const SECONDS_TO_WATCH = 2;

type Decision = "hits" | "stands";

const DEALERS_DECISIONS: Decision[] = ["hits", "hits", "stands"];

/** These cards must stay in the deck. */
const KEPT_FOR_DEALER = DEALERS_DECISIONS.filter((decision) => decision === "hits").length;

/** The dealer does one decision after the other; the table comes before each. */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  for (const decision of DEALERS_DECISIONS) {
    printTable(player, dealer);
    print(`Dealer ${decision}.`);
    if (decision === "hits") {
      await pause(SECONDS_TO_WATCH);
      dealer.push(dealCard(deck));
    }
  }
}

/** The player goes on until standing, or until only the dealer's cards are left. */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  let playing = true;
  while (playing && deck.length > KEPT_FOR_DEALER) {
    printTable(player, dealer);
    playing = await askHit();
    if (playing) player.push(dealCard(deck));
  }
}
