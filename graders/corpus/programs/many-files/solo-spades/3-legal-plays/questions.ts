import { type Card, cardName, cardNames } from "../1-deal/cards.ts";
import { legalCards, whyNot } from "./legal.ts";
import until from "./parts/until.ts";
import { cardNamed, findCard } from "./read-cards.ts";

export function askCard(hand: Card[], led: Card | undefined, spadesBroken: boolean): Promise<Card> {
  const legal = legalCards(hand, led, spadesBroken);
  return until("Your card, such as TH: ", (answer) => {
    const card = cardNamed(answer);
    if (!card) return "That is no card. Type its rank (2-9, T, J, Q, K, A) and its suit (C, D, H, S).";
    const allowed = findCard(card, legal);
    if (allowed) return allowed;
    return findCard(card, hand)
      ? whyNot(led, legal)
      : `You do not hold ${cardName(card)}. You may play ${cardNames(legal)}.`;
  });
}

const answers = { Y: true, N: false };

export const askYesNo = (question: string): Promise<boolean> =>
  until(`${question} (Y or N)? `, (answer) => {
    const letter = answer.toUpperCase();
    return letter === "Y" || letter === "N" ? answers[letter] : "Please type Y for yes or N for no.";
  });
