/**
 * One game of Blackjack: the player's turn, the dealer's turn, and who has won.
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

/** Who has won a game; nobody has when it is a push. */
export type Outcome = "player" | "dealer" | "push";

/**
 * The player's turn: shows the table, the dealer's second card face down, and asks, until the
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
  // TODO 2: show the table, the dealer's second card hidden; a bust ends the turn, else ask.
  throw new Error("TODO 2: playersTurn");
}

/**
 * The dealer's turn: shows the table, now with all cards, before every decision, and hits until the
 * dealer busts or has to stand.
 *
 * @param deck - loses the cards that are dealt
 * @param dealer - gets them
 */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  // TODO 3: show the whole table; bust, stand or hit, and so on until the turn is over.
  throw new Error("TODO 3: dealersTurn");
}

/** Whether the dealer takes no more cards: at 17 or more, or because the player has lost already. */
export function dealerStands(player: number[], dealer: number[]): boolean {
  // TODO 3: there are two reasons to stand.
  throw new Error("TODO 3: dealerStands");
}

/**
 * Who has won, when both turns are over. At most one of the two hands is bust: the dealer takes no
 * card once the player is.
 */
export function outcomeOf(player: number[], dealer: number[]): Outcome {
  // TODO 4: first who is bust, then who has more.
  throw new Error("TODO 4: outcomeOf");
}

/** Prints, after an empty line, both scores and who has won. */
export function printOutcome(player: number[], dealer: number[], outcome: Outcome): void {
  // TODO 5: an empty line, the scores, and one of three lines.
  throw new Error("TODO 5: printOutcome");
}

/**
 * Plays one game, from the deal to the scores.
 *
 * @param deck - a full deck, in the order in which its cards are to come, the first one last
 */
export async function playGame(deck: number[]): Promise<Outcome> {
  // TODO 5: two empty hands, the deal, the two turns, the outcome.
  throw new Error("TODO 5: playGame");
}
