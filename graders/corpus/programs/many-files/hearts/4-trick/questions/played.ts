import type { Card } from "../../1-cards/card.ts";
import type { Player } from "../../3-legal-plays/player.ts";
import { askUntil, readCard } from "../../3-legal-plays/questions.ts";
import type { Trick } from "../trick.ts";

export default (player: Player, trick: Trick): Promise<Card> =>
  askUntil(`${player.name} ${trick.leader ? "plays" : "leads"}: `, (line) => {
    const read = readCard(line);
    if ("wrong" in read || !trick.cards().some((card) => card.equals(read.answer))) return read;
    return { wrong: `${read.answer} lies in this trick already.` };
  });
