/**
 * One game of Blackjack: the player's turn, the dealer's turn, and the result.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "../2-deal/ask.ts";
import { dealCard, dealHands, printTable } from "../2-deal/table.ts";
import { isBust, scoreOf } from "./score.ts";

const DEALER_STANDS_ON = 17;
const SECONDS_TO_WATCH = 2;

/** The winner of a game; a push has no winner. */
export type Outcome = "player" | "dealer" | "push";

/**
 * The player's turn: shows the table, with the dealer's second card face down, and asks, until the
 * player stands or busts.
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
    printTable(player, dealer, true);
    if (isBust(player)) {
      print("Player busts!");
      return;
    }
    if (!(await askHit())) return;
    player.push(dealCard(deck));
  }
}

/**
 * The dealer's turn: shows the table, now with all cards, before every decision. The dealer hits
 * until busting or having to stand.
 *
 * @param deck - loses the cards that are dealt
 * @param dealer - gets them
 */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  for (;;) {
    printTable(player, dealer);
    if (isBust(dealer)) {
      print("Dealer busts!");
      return;
    }
    if (dealerStands(player, dealer)) {
      print("Dealer stands.");
      return;
    }
    print("Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    dealer.push(dealCard(deck));
  }
}

/** Whether the dealer stands: with 17 or more, or because the player has already lost. */
export function dealerStands(player: number[], dealer: number[]): boolean {
  return isBust(player) || scoreOf(dealer) >= DEALER_STANDS_ON;
}

/**
 * The winner, when both turns are over. At most one hand is bust, because the dealer takes no card
 * after the player busts.
 */
export function outcomeOf(player: number[], dealer: number[]): Outcome {
  if (isBust(player)) return "dealer";
  if (isBust(dealer)) return "player";
  const difference = scoreOf(player) - scoreOf(dealer);
  if (difference === 0) return "push";
  return difference > 0 ? "player" : "dealer";
}

/** Prints an empty line, both scores, and the winner. */
export function printOutcome(player: number[], dealer: number[], outcome: Outcome): void {
  print();
  print(`Final scores: Player ${scoreOf(player)}, Dealer ${scoreOf(dealer)}.`);
  switch (outcome) {
    case "player":
      print("Player wins!");
      break;
    case "dealer":
      print("Dealer wins!");
      break;
    case "push":
      print("Push! Play again.");
      break;
  }
}

/**
 * Plays one game, from the deal to the scores.
 *
 * @param deck - a full deck; its last card is dealt first
 */
export async function playGame(deck: number[]): Promise<Outcome> {
  const player: number[] = [];
  const dealer: number[] = [];
  dealHands(deck, player, dealer);
  await playersTurn(deck, player, dealer);
  await dealersTurn(deck, player, dealer);
  const outcome = outcomeOf(player, dealer);
  printOutcome(player, dealer, outcome);
  return outcome;
}
