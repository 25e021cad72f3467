import { print } from "#toolkit/console.ts";
import { seatPlayers } from "../4-trick/players.ts";
import allCards from "./all-cards.ts";
import askTaken from "./ask-taken.ts";
import * as board from "./board/index.ts";
import { HandScore } from "./hand-score.ts";
import { ScoreSheet } from "./score-sheet.ts";

const players = seatPlayers();
const sheet = new ScoreSheet(players);

let number = 1;
while (!sheet.isOver) {
  print();
  print(`Hand ${number++}`);
  const rest = allCards();
  const hand = new HandScore(players);
  for (const player of players.slice(0, -1)) {
    const cards = await askTaken(player, rest);
    cards.forEach(rest.remove);
    hand.take(player, cards);
  }
  hand.take(players.at(-1)!, rest.cards());
  print("West takes all the others.");
  sheet.enter(hand);
  board.showScore(players, hand, sheet);
}
board.showWinners(sheet);
