import type { Deck, Hand } from "../../1-structs/structs.ts";
import { drawCard } from "../deck/draw-card.ts";
import { addCard } from "../hand/index.ts";

export const computerDraws = (deck: Deck, hand: Hand): void => {
  const [first] = Array.from("12", () => drawCard(deck));
  addCard(hand, first!);
};
