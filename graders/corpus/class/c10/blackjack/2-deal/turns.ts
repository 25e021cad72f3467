/**
 * The two turns, without scores yet: the player decides, and the dealer hits twice.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const SECONDS_TO_WATCH = 2;

/** What the dealer says, and whether a card follows. */
const DEALERS_PLAN: [line: string, takesCard: boolean][] = [
  ["Dealer hits.", true],
  ["Dealer hits.", true],
  ["Dealer stands.", false],
];

const DEALERS_HITS = DEALERS_PLAN.filter(([, takesCard]) => takesCard).length;

/** The player's turn. */
export async function playersTurn(
  ...[deck, player, dealer]: [number[], number[], number[]]
): Promise<void> {
  let hit = true;
  while (hit && deck.length > DEALERS_HITS) {
    printTable(player, dealer);
    hit = await askHit();
    if (hit) player.push(dealCard(deck));
  }
}

/** The dealer's turn. */
export async function dealersTurn(
  ...[deck, player, dealer]: [number[], number[], number[]]
): Promise<void> {
  for (const [line, takesCard] of DEALERS_PLAN) {
    printTable(player, dealer);
    print(line);
    if (takesCard) {
      await pause(SECONDS_TO_WATCH);
      dealer.push(dealCard(deck));
    }
  }
}
