import type { Card } from "../../1-cards/card.ts";
import type { Chooser } from "./chooser.ts";

const rising = (one: Card, two: Card) => one.rank - two.rank;

export const computer: Chooser = {
  choose(player, { ledSuit, highest }) {
    const legal = player.legalCards(ledSuit).sort(rising);
    const limit = highest?.rank ?? 0;
    const safe = legal.filter((card) => highest && (card.suit !== ledSuit || card.rank < limit));
    if (safe.length === 0) return legal[0]!;
    const top = safe.at(-1)!.rank;
    return safe.find((card) => card.rank === top)!;
  },
};
