import type { Deck, Hand } from "../../1-structs/structs.ts";
import { emptyHand } from "../hand/index.ts";
import { computerDraws } from "./computer-draws.ts";
import { humanDraws } from "./human-draws.ts";

interface Hands {
  human: Hand;
  computer: Hand;
}

export default async function drawHands(deck: Deck, humanFirst: boolean): Promise<Hands> {
  const hands: Hands = { human: emptyHand(), computer: emptyHand() };
  const turns = [
    () => humanDraws(deck, hands.human),
    async () => computerDraws(deck, hands.computer),
  ];
  if (!humanFirst) turns.reverse();
  for (let turn = 0; turn < 26; turn++) await turns[turn % 2]!();
  return hands;
}
