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
  let stands = false;
  while (stands === false) {
    if (deck.length <= 2) {
      stands = true;
    } else {
      printTable(player, dealer);
      const hit = await askHit();
      if (hit === true) {
        const card = dealCard(deck);
        player.push(card);
      } else {
        stands = true;
      }
    }
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
  let hits = 0;
  while (hits < DEALERS_HITS) {
    printTable(player, dealer);
    print("Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    const card = dealCard(deck);
    dealer.push(card);
    hits = hits + 1;
  }
  printTable(player, dealer);
  print("Dealer stands.");
}
