import { setTimeout as sleep } from "node:timers/promises";
import { buildDeck } from "../2-build-deck/deck";
import { shuffleDeck } from "../3-shuffle/shuffle";
import { drawHands } from "../5-draw/draw";
import { newPlayers, type Player, type Players } from "./players";
import { crossesThreshold, handPoints } from "./score";
import { showScoreSheet, showTie, showWinner } from "./sheet";
import { makeBids, playTrick } from "./table";

const playTricks = async (
  players: Players,
  humanLeads: boolean,
  number = 1,
): Promise<Players> => {
  if (number > 13) return players;
  const trick = await playTrick(number, players, humanLeads);
  return playTricks(trick.players, trick.humanTakes, number + 1);
};

const withPoints = (player: Player): Player => {
  const points = handPoints(player.bid, player.tricks);
  return { ...player, points, total: player.total + points };
};

const playHand = async ({ human, computer }: Players, humanDeals: boolean): Promise<Players> => {
  const deck = buildDeck();
  shuffleDeck(deck);
  const hands = await drawHands(deck, humanDeals);
  const bidders = await makeBids(
    {
      human: { ...human, hand: hands.human, tricks: 0 },
      computer: { ...computer, hand: hands.computer, tricks: 0 },
    },
    humanDeals,
  );
  const after = await playTricks(bidders, humanDeals);
  return { human: withPoints(after.human), computer: withPoints(after.computer) };
};

const playFrom = async (number: number, before: Players, wasCrossed: boolean): Promise<Players> => {
  const humanDeals = number % 2 === 1;
  console.log(`\nHand ${number}. ${humanDeals ? "You deal" : "The computer deals"}.`);
  const players = await playHand(before, humanDeals);
  showScoreSheet(number, players);
  const totals = Object.values(players).map(({ total }) => total);
  const crossed = wasCrossed || totals.some(crossesThreshold);
  const tied = new Set(totals).size === 1;
  if (crossed && !tied) return players;
  if (crossed) showTie(totals[0]!);
  return playFrom(number + 1, players, crossed);
};

const playGame = async (): Promise<void> => {
  const players = await playFrom(1, newPlayers(), false);
  await sleep(300);
  showWinner(players);
};

export { playGame };
