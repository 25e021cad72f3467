/**
 * One game of Blackjack for money, from the ante to the payout.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { dealCard } from "../2-deal/table.ts";
import { isBust, scoreOf } from "../3-play/score.ts";
import { ANTE, BET, pay, payout, resultOf } from "./money.ts";
import { clearSeats, type Player } from "./players.ts";
import { askFold, askHit } from "./questions.ts";
import { printTable } from "./table.ts";

const DEALER_STANDS_ON = 17;
const SECONDS_TO_WATCH = 2;

/**
 * Plays one game. Afterwards all the money has been paid; the results are not printed.
 *
 * @param shoe - a full shoe; loses the cards that are dealt
 * @param players - 1 to 5; they get new hands and keep their totals
 */
export async function playGame(shoe: number[], players: Player[], dealer: Player): Promise<void> {
  // TODO 5: clear the seats, take the antes, deal, and show the table. Each player folds or plays.
  //         Then come the turns of the players who have not folded, the dealer's turn, and the
  //         payouts.
  throw new Error("TODO 5: playGame");
}

/**
 * Deals two cards to each hand: one card to each seat in turn, and then a second one.
 *
 * @param seats - in the order in which they get their cards, the dealer last
 */
function dealHands(shoe: number[], seats: Player[]): void {
  // TODO 5: deal one card to each seat, and then one more to each.
  throw new Error("TODO 5: dealHands");
}

/** Lets a player give up the ante, or pay the bet to play on. */
async function foldOrPlay(player: Player, dealer: Player): Promise<void> {
  // TODO 5: ask, and store the answer in player.folded. If the player has not folded, pay the
  //         dealer the bet.
  throw new Error("TODO 5: foldOrPlay");
}

/** One player's turn: shows the table and asks, until the player stands or busts. */
async function playersTurn(
  shoe: number[],
  player: Player,
  players: Player[],
  dealer: Player,
): Promise<void> {
  // TODO 5: as in stage 3, but with the table of this stage; the score may go over 21.
  throw new Error("TODO 5: playersTurn");
}

/**
 * The dealer's turn: shows the table, now with all cards, before every decision. The dealer hits
 * below 17, but takes no card if no player is left to beat.
 */
async function dealersTurn(shoe: number[], players: Player[], dealer: Player): Promise<void> {
  // TODO 5: as in stage 3; but which players are left to beat?
  throw new Error("TODO 5: dealersTurn");
}
