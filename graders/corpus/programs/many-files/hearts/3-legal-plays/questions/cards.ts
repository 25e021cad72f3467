import { Card } from "../../1-cards/card.ts";
import askUntil from "./until.ts";

export const askCards = (prompt: string, fewest: number, most: number): Promise<Card[]> =>
  askUntil<Card[]>(prompt, (line) => {
    const wrong = `Please type ${fewest} to ${most} different cards, as in 2C TD QS.`;
    const cards: Card[] = [];
    for (const word of line.trim().split(/\s+/)) {
      if (word === "") continue;
      const card = Card.parse(word);
      if (!card || cards.some((other) => other.equals(card))) return { wrong };
      cards.push(card);
    }
    return cards.length < fewest || cards.length > most ? { wrong } : { answer: cards };
  });
