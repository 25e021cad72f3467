/**
 * The two turns, without scores yet.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

/** Gives one more card to a hand. */
const give = (deck: number[], hand: number[]): number => hand.push(dealCard(deck));

/** Shows the table and what the dealer does next. */
const announce = (player: number[], dealer: number[], line: string): void => {
  printTable(player, dealer);
  print(line);
};

/** One step of the player's turn; if it was a hit, the rest of the turn follows. */
export const playersTurn = async (
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> => {
  if (deck.length <= DEALERS_HITS) return;
  printTable(player, dealer);
  if (await askHit()) {
    give(deck, player);
    await playersTurn(deck, player, dealer);
  }
};

/** One hit of the dealer. */
const dealerHits = async (deck: number[], player: number[], dealer: number[]): Promise<void> => {
  announce(player, dealer, "Dealer hits.");
  await pause(SECONDS_TO_WATCH);
  give(deck, dealer);
};

/** The dealer hits twice and stands. */
export const dealersTurn = async (
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> => {
  const hits = Array(DEALERS_HITS).fill(dealerHits) as (typeof dealerHits)[];
  for (const hit of hits) await hit(deck, player, dealer);
  announce(player, dealer, "Dealer stands.");
};
