import type { Player } from "../player.ts";
import type { Seat } from "../types/seat.ts";
import round from "./round.js";

export const seatAfter = (seat: Seat, steps: number): Seat =>
  Array(steps).fill("next").reduce((here: Seat, link: "next") => here[link], seat);

export const playersFrom = (first: Seat): Player[] => Array.from(round(first), (seat) => seat.player);
