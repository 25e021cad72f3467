import { print } from "#toolkit/console.ts";
import type { Deck, Hand } from "../../1-structs/structs.ts";
import { cardName } from "../../4-display/display.ts";
import { drawCard } from "../deck/draw-card.ts";
import { addCard } from "../hand/index.ts";
import { askKeep } from "./ask-keep.ts";

export const humanDraws = async (deck: Deck, hand: Hand): Promise<void> => {
  const first = drawCard(deck);
  const kept = await askKeep(first);
  const second = drawCard(deck);
  const [card, line] = kept
    ? [first, `You discarded ${cardName(second)}.`]
    : [second, `You drew and kept ${cardName(second)}.`];
  addCard(hand, card);
  print(line);
};
