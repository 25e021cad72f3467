import type { Card } from "../../1-cards/card.ts";
import type { Player } from "../../3-legal-plays/player.ts";
import type { Trick } from "../../4-trick/trick.ts";

export interface Chooser {
  choose(player: Player, trick: Trick): Card | Promise<Card>;
}
