/**
 * The turns of the player and of the dealer. A turn is a generator of hits: it yields once for each
 * card that is wanted, and the loop around it hands out the cards.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { range } from "../1-shuffle/sequences.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

/** Deals a card to the hand for each hit. */
async function serve(hits: AsyncIterable<number>, deck: number[], hand: number[]) {
  for await (const _ of hits) hand.push(dealCard(deck));
}

/** The hits that the player asks for; the value is how many cards may still be taken. */
async function* playersHits(deck: number[], show: () => void) {
  for (let spare; (spare = deck.length - DEALERS_HITS) > 0;) {
    show();
    if (!(await askHit())) return;
    yield spare;
  }
}

/** Two hits, and then the dealer's last word. */
async function* dealersHits(show: () => void) {
  for (const hit of range(1, DEALERS_HITS)) {
    show();
    print("Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    yield hit;
  }
  show();
  print("Dealer stands.");
}

export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  const show = () => printTable(player, dealer);
  await serve(playersHits(deck, show), deck, player);
}

export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  await serve(dealersHits(() => printTable(player, dealer)), deck, dealer);
}
