import type { Player } from "../../3-legal-plays/player.ts";
import { Table } from "../../4-trick/table.ts";
import { HandScore } from "../../5-score/hand-score.ts";
import { screen } from "../screen/screen.ts";
import type { Seats } from "./seats.ts";
import playTrick from "./trick.ts";

export default async function playHand(seats: Seats, first: Player): Promise<HandScore> {
  const players = [...seats.keys()];
  const table = new Table(players);
  const hand = new HandScore(players);
  let leader = first;
  for (let number = 1; leader.handSize > 0; number++) {
    screen.trick(number);
    const trick = await playTrick(table, seats, leader);
    leader = trick.taker!;
    hand.take(leader, trick.cards());
    screen.taker(leader, HandScore.pointsIn(trick.cards()));
    screen.points(players, hand);
  }
  return hand;
}
