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

/** What somebody does with a turn. */
enum Move {
  Hit = "hits",
  Stand = "stands",
}

/** What the player does: asks, unless the rest of the deck is the dealer's. */
async function playersMove(deck: number[], player: number[], dealer: number[]): Promise<Move> {
  if (deck.length <= DEALERS_HITS) return Move.Stand;
  printTable(player, dealer);
  return (await askHit()) ? Move.Hit : Move.Stand;
}

/** What the dealer does after a number of hits. */
function dealersMove(hits: number): Move {
  return hits < DEALERS_HITS ? Move.Hit : Move.Stand;
}

/** The player's turn. */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  while ((await playersMove(deck, player, dealer)) === Move.Hit) {
    player.push(dealCard(deck));
  }
}

/** The dealer's turn. */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  let hits = 0;
  let move: Move;
  do {
    move = dealersMove(hits);
    printTable(player, dealer);
    print(`Dealer ${move}.`);
    if (move === Move.Hit) {
      await pause(SECONDS_TO_WATCH);
      dealer.push(dealCard(deck));
      hits++;
    }
  } while (move !== Move.Stand);
}
