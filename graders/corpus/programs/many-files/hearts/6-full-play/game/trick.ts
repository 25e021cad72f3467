import type { Player } from "../../3-legal-plays/player.ts";
import type { Table } from "../../4-trick/table.ts";
import { Trick } from "../../4-trick/trick.ts";
import { screen } from "../screen/screen.ts";
import type { Seats } from "./seats.ts";

export default async function playTrick(table: Table, seats: Seats, leader: Player): Promise<Trick> {
  const trick = new Trick();
  for (const player of table.playersFrom(leader)) {
    const card = await seats.get(player)!.choose(player, trick);
    player.play(card, trick.ledSuit);
    trick.play(player, card);
    screen.play(player, card, trick.leader === player);
  }
  return trick;
}
