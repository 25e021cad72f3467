import { Card, type Suit } from "../../1-cards/card.ts";
import type { Player } from "../player.ts";
import messages from "./messages.json" with { type: "json" };
import askUntil, { type Read } from "./until.ts";

export function readCard(line: string): Read<Card> {
  const card = Card.parse(line);
  return card ? { answer: card } : { wrong: messages.card };
}

export const askCard = (player: Player, led?: Suit): Promise<Card> =>
  askUntil("Which card do you play? ", (line) => {
    const read = readCard(line);
    if ("wrong" in read) return read;
    const may = `You may play ${player.legalCards(led).join(" ")}.`;
    switch (player.objection(read.answer, led)) {
      case "not held":
        return { wrong: `You do not hold ${read.answer}. ${may}` };
      case "must follow suit":
        return { wrong: `${messages.follow} ${may}` };
      default:
        return read;
    }
  });
