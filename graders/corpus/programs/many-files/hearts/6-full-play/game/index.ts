import { pause } from "#toolkit/pause";
import type { Dealer } from "../../2-deal/dealer.ts";
import type { Player } from "../../3-legal-plays/player.ts";
import * as board from "../../5-score/board/index.ts";
import { ScoreSheet } from "../../5-score/score-sheet.ts";
import { screen } from "../screen/screen.ts";
import deal from "./deal.ts";
import playHand from "./hand.ts";
import type { Seats } from "./seats.ts";

export type { Seats };

export async function playGame(seats: Seats, dealer: Dealer): Promise<Player[]> {
  const players = [...seats.keys()];
  const sheet = new ScoreSheet(players);
  for (let number = 1; !sheet.isOver; number++) {
    const leader = deal(dealer, players);
    screen.deal(number, players[0]!, leader);
    const hand = await playHand(seats, leader);
    sheet.enter(hand);
    board.showScore(players, hand, sheet);
    await pause(2);
  }
  board.showWinners(sheet);
  return sheet.winners();
}
