/** The slips of every track, by its name. */
import * as blackjack from "./blackjack.ts";
import * as hearts from "./hearts.ts";
import * as oldMaid from "./old-maid.ts";
import type { Slip } from "./slip.ts";
import * as soloSpades from "./solo-spades.ts";
import * as twoPlayerSpades from "./two-player-spades.ts";

export const SLIPS: Readonly<Record<string, readonly Slip[]>> = {
  "two-player-spades": twoPlayerSpades.slips,
  blackjack: blackjack.slips,
  "old-maid": oldMaid.slips,
  hearts: hearts.slips,
  "solo-spades": soloSpades.slips,
};
