import type { Card } from "../../1-cards/card.ts";
import type { Player } from "../../3-legal-plays/player.ts";

/** A card, and the player who played it. */
export interface Play {
  readonly player: Player;
  readonly card: Card;
}
