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
 * Moves one card from the deck to a hand.
 *
 * @throws Error when the deck did not become shorter
 */
function moveCard(deck: number[], hand: number[]): void {
  const before = deck.length;
  hand.push(dealCard(deck));
  if (deck.length !== before - 1) {
    throw new Error("moveCard: the deck should have lost one card");
  }
}

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
  if (deck.length < DEALERS_HITS) {
    throw new RangeError("playersTurn: the dealer's cards are missing");
  }
  let mayHit = deck.length > DEALERS_HITS;
  while (mayHit) {
    printTable(player, dealer);
    const hit = await askHit();
    if (hit) moveCard(deck, player);
    mayHit = hit && deck.length > DEALERS_HITS;
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
  if (deck.length < DEALERS_HITS) {
    throw new RangeError(`dealersTurn: needs ${DEALERS_HITS} cards, but there are ${deck.length}`);
  }
  const goal = dealer.length + DEALERS_HITS;
  while (dealer.length < goal) {
    printTable(player, dealer);
    print("Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    moveCard(deck, dealer);
  }
  printTable(player, dealer);
  print("Dealer stands.");
}
