/**
 * The game: hands of play, one after the other, until somebody has won.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { buildDeck } from "../2-build-deck/deck.ts";
import { shuffleDeck } from "../3-shuffle/shuffle.ts";
import { drawHands } from "../5-draw/draw.ts";
import { newPlayers, type Players } from "./players.ts";
import { crossesThreshold, handPoints } from "./score.ts";
import { showScoreSheet, showTie, showWinner } from "./sheet.ts";
import { makeBids, playTrick } from "./table.ts";

const TRICKS_A_HAND = 13;

/** Plays a whole game, from the first draw to the line with the winner. */
export async function playGame(): Promise<void> {
  // TODO 5: for each hand of play, print its heading, call playHand, and show the score sheet; then
  //         the winner.
  throw new Error("TODO 5: playGame");
}

/**
 * Plays one hand of play: draw, bids, thirteen tricks, points.
 *
 * @param players - hands, bids and tricks are reset; the points are added to the totals
 * @param humanDeals - whether the human deals: draws, bids and leads first
 */
export async function playHand(players: Players, humanDeals: boolean): Promise<void> {
  // TODO 5: make a new deck, shuffle it and draw; take the bids; play thirteen tricks; add the
  //         points.
  throw new Error("TODO 5: playHand");
}
