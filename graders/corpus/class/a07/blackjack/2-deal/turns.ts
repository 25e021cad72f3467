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
  for (;;) {
    switch (deck.length) {
      case DEALERS_HITS:
        return;
    }
    printTable(player, dealer);
    switch (await askHit()) {
      case true:
        player.push(dealCard(deck));
        break;
      case false:
        return;
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
  let decision = 0;
  while (decision <= DEALERS_HITS) {
    printTable(player, dealer);
    switch (decision) {
      case DEALERS_HITS:
        print("Dealer stands.");
        break;
      default:
        print("Dealer hits.");
        await pause(SECONDS_TO_WATCH);
        dealer.push(dealCard(deck));
    }
    decision++;
  }
}
