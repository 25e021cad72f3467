import type { Card, Hand } from "../../1-structs/structs.ts";
import { buildDeck } from "../../2-build-deck/deck.ts";
import { cardName } from "../../4-display/display.ts";
import { heldCards } from "../hand.ts";
import { legalCards } from "../legal.ts";
import complaints from "../text/complaints.json" with { type: "json" };
import askUntil from "./ask-until.ts";

const allCards = new Map(buildDeck().cards.map((card) => [cardName(card), card]));

const names = (cards: Card[]): string[] => cards.map(cardName);

export const askCard = (hand: Hand, led?: Card): Promise<Card> => {
  const held = names(heldCards(hand));
  const legal = names(legalCards(hand, led));
  return askUntil<Card>("Which card do you play? ", (text) => {
    const name = text.toUpperCase();
    const answer = allCards.get(name);
    if (!answer) return { complaint: complaints.noCard };
    if (!held.includes(name)) return { complaint: complaints.notHeld.replace("{}", name) };
    if (legal.includes(name)) return { answer };
    return { complaint: complaints.notLegal.replace("{}", legal.join(" ")) };
  });
};
