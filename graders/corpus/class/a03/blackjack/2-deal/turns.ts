/**
 * The two turns, without scores yet: the player decides, and the dealer hits twice.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealTo, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

/**
 * The player's turn: shows the table and asks, and deals a card for every hit, until the player
 * stands. When only the dealer's two cards are left in the deck, the player is not asked and has to
 * stand.
 *
 * @param deck - loses the cards that are dealt
 * @param player - gets them
 */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  while (mayHit(deck)) {
    const hit = await playersDecision(player, dealer);
    if (!hit) return;
    dealTo(player, deck);
  }
}

/**
 * The dealer's turn: whatever the cards are, the dealer hits exactly twice and then stands. The
 * table is shown before each of these three decisions.
 *
 * @param deck - loses the cards that are dealt
 * @param dealer - gets them
 */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  for (let hit = 1; hit <= DEALERS_HITS; hit++) {
    await dealerHits(deck, player, dealer);
  }
  showDealer(player, dealer, "Dealer stands.");
}

/** Whether there are more cards than the dealer needs. */
function mayHit(deck: number[]): boolean {
  return deck.length > DEALERS_HITS;
}

async function playersDecision(player: number[], dealer: number[]): Promise<boolean> {
  printTable(player, dealer);
  return await askHit();
}

async function dealerHits(deck: number[], player: number[], dealer: number[]): Promise<void> {
  showDealer(player, dealer, "Dealer hits.");
  await pause(SECONDS_TO_WATCH);
  dealTo(dealer, deck);
}

/** The table, and what the dealer does, below it. */
function showDealer(player: number[], dealer: number[], line: string): void {
  printTable(player, dealer);
  print(line);
}
