/**
 * The game: hands of play, one after the other, until somebody has won.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { dealNewHands, pickDealer } from "../1-deal/deal.ts";
import { doing, fourPlayers } from "../1-deal/player.ts";
import { playersFrom, type Seat, seatPlayers } from "../1-deal/ring.ts";
import { showBids, takeBids } from "../2-bid/bid.ts";
import { showHand, sortHands } from "../2-bid/hand.ts";
import { type GameState, scoreHand, stateAfterHand } from "../5-score/score.ts";
import { announce, showSheet } from "../5-score/sheet.ts";
import { newTable, playTrick } from "./table.ts";

const TRICKS_A_HAND = 13;

/** Plays a whole game, from picking the first dealer to the line with the winner. */
export async function playGame(): Promise<void> {
  const you = seatPlayers(fourPlayers());
  let dealer = pickDealer(you);
  let state: GameState = "goes on";
  for (let number = 1; state !== "won"; number++) {
    print();
    print(`Hand ${number}. ${doing(dealer.player, "deal")}.`);
    if (number > 1) showTotals(you);
    await playHand(you, dealer);
    showSheet(number, you);
    state = stateAfterHand(you, state);
    announce(state, you);
    dealer = dealer.next;
  }
}

/**
 * Plays one hand of play: deal, bids, thirteen tricks, points.
 *
 * @param you - the human's seat; hands, bids and tricks of all players are reset, and the points
 *   are added to the totals
 */
export async function playHand(you: Seat, dealer: Seat): Promise<void> {
  dealNewHands(dealer);
  sortHands(you);
  showHand(you.player);
  print();
  await takeBids(dealer);
  print();
  showBids(you);

  const table = newTable(you, dealer);
  for (let number = 1; number <= TRICKS_A_HAND; number++) {
    await playTrick(number, table);
  }
  scoreHand(you);
}

/** Prints the totals before a hand of play: `Totals: You 54, Beth -20, …`. */
function showTotals(you: Seat): void {
  const totals = playersFrom(you).map(({ name, total }) => `${name} ${total}`);
  print(`Totals: ${totals.join(", ")}.`);
}
