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
 * The player's turn. I use the variable turnIsOver for the end of the loop. There are two reasons
 * why the turn can be over: the player stands, or the deck holds only the cards for the dealer.
 *
 * @param deck - loses the cards that are dealt
 * @param player - gets them
 */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  let turnIsOver = false;
  while (turnIsOver === false) {
    printTable(player, dealer);
    const playerHits = await askHit();
    if (playerHits) {
      const newCard = dealCard(deck);
      player.push(newCard);
      // Are there enough cards for another hit? The last two belong to the dealer.
      const cardsLeft = deck.length;
      if (cardsLeft <= DEALERS_HITS) {
        turnIsOver = true;
      }
    } else {
      turnIsOver = true;
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
  // Count how often the dealer has already hit.
  let hitsSoFar = 0;
  while (hitsSoFar < DEALERS_HITS) {
    printTable(player, dealer);
    print("Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    const newCard = dealCard(deck);
    dealer.push(newCard);
    hitsSoFar = hitsSoFar + 1;
  }
  // Now the dealer has all the cards. Show everything for the last time.
  printTable(player, dealer);
  print("Dealer stands.");
}
