import type Chain from "./chain.ts";
import type { Player } from "./player.mts";

export interface Seat extends Chain<Seat> {
  player: Player;
}
