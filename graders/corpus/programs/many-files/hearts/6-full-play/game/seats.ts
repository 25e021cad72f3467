import type { Player } from "../../3-legal-plays/player.ts";
import type { Chooser } from "../choosers/index.ts";

/** Who chooses for whom; the first of them deals. */
export type Seats = ReadonlyMap<Player, Chooser>;
