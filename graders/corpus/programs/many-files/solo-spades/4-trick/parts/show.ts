import { print } from "#toolkit/console";
import { cardName } from "../../1-deal/cards.ts";
import { playsIn, type Play, type Queue } from "../queue.ts";

const text = (play?: Play) => (play ? `${play.seat.player.name} ${cardName(play.card)}` : "nothing");

export const showTable = (queue: Queue): void =>
  print(`On the table: ${playsIn(queue).map((play) => text(play)).join(", ")}.`);

export const showEnds = (queue: Queue): void =>
  print(`Front: ${text(queue.front?.play)}. Back: ${text(queue.back?.play)}.`);
