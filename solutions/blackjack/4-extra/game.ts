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
  clearSeats([...players, dealer]);
  for (const player of players) pay(player, dealer, ANTE);

  dealHands(shoe, [...players, dealer]);
  printTable(players, dealer, true);
  for (const player of players) await foldOrPlay(player, dealer);
  for (const player of players) {
    if (!player.folded) await playersTurn(shoe, player, players, dealer);
  }
  await dealersTurn(shoe, players, dealer);

  for (const player of players) pay(dealer, player, payout(resultOf(player, dealer)));
}

/**
 * Deals two cards to each hand: one card to each seat in turn, and then a second one.
 *
 * @param seats - in the order in which they get their cards, the dealer last
 */
function dealHands(shoe: number[], seats: Player[]): void {
  for (let round = 0; round < 2; round++) {
    for (const seat of seats) seat.hand.push(dealCard(shoe));
  }
}

/** Lets a player give up the ante, or pay the bet to play on. */
async function foldOrPlay(player: Player, dealer: Player): Promise<void> {
  player.folded = await askFold(player.name);
  if (!player.folded) pay(player, dealer, BET);
}

/** One player's turn: shows the table and asks, until the player stands or busts. */
async function playersTurn(
  shoe: number[],
  player: Player,
  players: Player[],
  dealer: Player,
): Promise<void> {
  for (;;) {
    printTable(players, dealer, true);
    if (isBust(player.hand)) {
      print(`${player.name} busts!`);
      return;
    }
    if (!(await askHit(player.name))) return;
    player.hand.push(dealCard(shoe));
  }
}

/**
 * The dealer's turn: shows the table, now with all cards, before every decision. The dealer hits
 * below 17, but takes no card if no player is left to beat.
 */
async function dealersTurn(shoe: number[], players: Player[], dealer: Player): Promise<void> {
  const somebodyIsIn = players.some((player) => !player.folded && !isBust(player.hand));
  for (;;) {
    printTable(players, dealer, false);
    if (isBust(dealer.hand)) {
      print("Dealer busts!");
      return;
    }
    if (!somebodyIsIn || scoreOf(dealer.hand) >= DEALER_STANDS_ON) {
      print("Dealer stands.");
      return;
    }
    print("Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    dealer.hand.push(dealCard(shoe));
  }
}
