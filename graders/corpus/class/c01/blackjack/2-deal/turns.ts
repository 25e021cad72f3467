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
  let cardsLeft = deck.length;
  while (cardsLeft > DEALERS_HITS) {
    // show the table
    printTable(player, dealer);
    // ask the question
    const playerWantsCard = await askHit();
    if (playerWantsCard === false) {
      // the player stands, so the turn is over
      return;
    }
    // give one card to the player
    const newCard = dealCard(deck);
    player.push(newCard);
    // count the cards again
    cardsLeft = deck.length;
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
  let hitsSoFar = 0;
  while (hitsSoFar < DEALERS_HITS) {
    // table, line, pause, card
    printTable(player, dealer);
    print("Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    const newCard = dealCard(deck);
    dealer.push(newCard);
    hitsSoFar = hitsSoFar + 1;
  }
  // the last table
  printTable(player, dealer);
  print("Dealer stands.");
}
