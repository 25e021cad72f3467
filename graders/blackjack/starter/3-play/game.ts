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
  // TODO 2: show the table with the dealer's second card hidden. A bust ends the turn; otherwise,
  //         ask.
  throw new Error("TODO 2: playersTurn");
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
  // TODO 3: show the whole table; bust, stand or hit. Repeat this until the turn is over.
  throw new Error("TODO 3: dealersTurn");
}

/** Whether the dealer stands: with 17 or more, or because the player has already lost. */
export function dealerStands(player: number[], dealer: number[]): boolean {
  // TODO 3: there are two reasons to stand.
  throw new Error("TODO 3: dealerStands");
}

/**
 * The winner, when both turns are over. At most one hand is bust, because the dealer takes no card
 * after the player busts.
 */
export function outcomeOf(player: number[], dealer: number[]): Outcome {
  // TODO 4: first check for a bust, then compare the scores.
  throw new Error("TODO 4: outcomeOf");
}

/** Prints an empty line, both scores, and the winner. */
export function printOutcome(player: number[], dealer: number[], outcome: Outcome): void {
  // TODO 5: print an empty line, the scores, and one of three lines.
  throw new Error("TODO 5: printOutcome");
}

/**
 * Plays one game, from the deal to the scores.
 *
 * @param deck - a full deck; its last card is dealt first
 */
export async function playGame(deck: number[]): Promise<Outcome> {
  // TODO 5: make two empty hands, deal, play the two turns, and print the outcome.
  throw new Error("TODO 5: playGame");
}
