import { print } from "#toolkit/console.ts";
import type { Card } from "../1-cards/card.ts";
import type { Hand } from "../2-deal/hand.ts";
import type { Player } from "../3-legal-plays/player.ts";
import { askCards } from "../3-legal-plays/questions.ts";

export default async function askTaken(player: Player, rest: Hand): Promise<Card[]> {
  let cards: Card[];
  let gone: Card | undefined;
  do {
    cards = await askCards(`Cards that ${player.name} takes: `, 0, 52);
    gone = cards.find((card) => !rest.has(card));
    if (gone) print(`Somebody else has taken ${gone}.`);
  } while (gone);
  return cards;
}
