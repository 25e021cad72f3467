import { print } from "#toolkit/console";
import { type Card, cardName } from "../1-deal/cards.ts";
import { doing, type Player } from "../1-deal/player.ts";
import { showHand } from "../2-bid/hand.ts";
import { askCard } from "../3-legal-plays/questions.ts";
import { computerCard } from "./computer.ts";
import type { Table } from "./types/table.ts";

const choosers = {
  human(player: Player, table: Table) {
    showHand(player);
    return askCard(player.hand, table.trick.front?.play.card, table.spadesBroken);
  },
  async computer(player: Player, table: Table) {
    const card = computerCard(player, table.trick, table.spadesBroken);
    print(`${doing(player, "play")} ${cardName(card)}.`);
    return card;
  },
};

export default (player: Player, table: Table): Promise<Card> =>
  choosers[player.isHuman ? "human" : "computer"](player, table);
