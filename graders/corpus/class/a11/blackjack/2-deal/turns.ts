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
  // Show the table and ask for the first time.
  printTable(player, dealer);
  let hit = await askHit();
  // As long as the player wants another card ...
  while (hit) {
    // ... deal one.
    player.push(dealCard(deck));
    // The last two cards belong to the dealer, so stop here without a question.
    if (deck.length === DEALERS_HITS) {
      return;
    }
    // Show the table and ask again.
    printTable(player, dealer);
    hit = await askHit();
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
  // The first hit.
  printTable(player, dealer);
  print("Dealer hits.");
  await pause(SECONDS_TO_WATCH);
  dealer.push(dealCard(deck));

  // The second hit.
  printTable(player, dealer);
  print("Dealer hits.");
  await pause(SECONDS_TO_WATCH);
  dealer.push(dealCard(deck));

  // Now the dealer stands.
  printTable(player, dealer);
  print("Dealer stands.");
}
