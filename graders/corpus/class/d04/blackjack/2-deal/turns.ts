// Who takes cards, and how many.
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS = 2;

// shows the table, then asks
const wantsCard = (p: number[], d: number[]) => (printTable(p, d), askHit());

// DEALERS_HITS cards stay in the deck for the dealer.
export async function playersTurn(deck: number[], p: number[], d: number[]) {
  while (deck.length > DEALERS_HITS && (await wantsCard(p, d))) p.push(dealCard(deck));
}

// Counts down: hits above 0, stands at 0.
export async function dealersTurn(deck: number[], p: number[], d: number[]) {
  for (let n = DEALERS_HITS; n >= 0; n--) {
    printTable(p, d);
    print(`Dealer ${n ? "hits" : "stands"}.`);
    if (n) await pause(SECONDS), d.push(dealCard(deck));
  }
}
