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
  const players = newPlayers();
  const { human, computer } = players;
  // It stays true: after a tie past a threshold, any hand of play with a single leader ends the
  // game.
  let crossed = false;
  for (let number = 1; !crossed || human.total === computer.total; number++) {
    const humanDeals = number % 2 === 1;
    print();
    print(`Hand ${number}. ${humanDeals ? "You deal" : "The computer deals"}.`);
    await playHand(players, humanDeals);
    showScoreSheet(number, players);
    crossed ||= crossesThreshold(human.total) || crossesThreshold(computer.total);
    if (crossed && human.total === computer.total) showTie(human.total);
  }
  showWinner(players);
}

/**
 * Plays one hand of play: draw, bids, thirteen tricks, points.
 *
 * @param players - hands, bids and tricks are reset; the points are added to the totals
 * @param humanDeals - whether the human deals: draws, bids and leads first
 */
export async function playHand(players: Players, humanDeals: boolean): Promise<void> {
  const { human, computer } = players;
  const deck = buildDeck();
  shuffleDeck(deck);
  const hands = await drawHands(deck, humanDeals);
  human.hand = hands.human;
  computer.hand = hands.computer;

  await makeBids(players, humanDeals);

  human.tricks = 0;
  computer.tricks = 0;
  let humanLeads = humanDeals;
  for (let number = 1; number <= TRICKS_A_HAND; number++) {
    humanLeads = await playTrick(number, players, humanLeads);
  }

  for (const player of [human, computer]) {
    player.points = handPoints(player.bid, player.tricks);
    player.total += player.points;
  }
}
