import { print } from "#toolkit/console.ts";
import { doing } from "../1-deal/player.ts";
import round from "../1-deal/ring/round.js";
import { playersFrom, type Seat } from "../1-deal/ring.ts";
import { brokenAfter } from "../3-legal-plays/legal.ts";
import { emptyQueue, enqueue } from "../4-trick/queue.ts";
import { bestPlay, gather } from "../4-trick/trick.ts";
import choose from "./choose.ts";
import type { Table } from "./types/table.ts";

export type { Table } from "./types/table.ts";

export function newTable(you: Seat, dealer: Seat): Table {
  for (const { player } of round(you)) player.tricks = 0;
  return { you, leader: dealer.next, trick: emptyQueue(), spadesBroken: false };
}

async function playCard(seat: Seat, table: Table): Promise<void> {
  const { player } = seat;
  const card = await choose(player, table);
  player.hand = player.hand.toSpliced(player.hand.indexOf(card), 1);
  enqueue(table.trick, { seat, card });
  const before = table.spadesBroken;
  table.spadesBroken = brokenAfter(card, before);
  if (before !== table.spadesBroken) print("Spades are broken.");
}

export async function playTrick(number: number, table: Table): Promise<void> {
  print(`\nTrick ${number}. ${doing(table.leader.player, "lead")}.`);
  for (const seat of round(table.leader)) await playCard(seat, table);
  const { seat } = bestPlay(gather(table.trick));
  seat.player.tricks += 1;
  table.leader = seat;
  print(`${doing(seat.player, "take")} the trick.`);
  const taken = playersFrom(table.you).map(({ name, tricks, bid }) => `${name} ${tricks} of ${bid}`);
  print(`Tricks: ${taken.join(", ")}.`);
}
