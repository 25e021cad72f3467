import { type Card, cardNames, Suit } from "../1-deal/cards.ts";
import reasons from "./parts/reasons.json" with { type: "json" };

/** Makes the rule for one play: which cards it asks for if the player has any. */
function ruleFor(led: Card | undefined, spadesBroken: boolean): (card: Card) => boolean {
  if (led) return (card) => card.suit === led.suit;
  return spadesBroken ? () => true : (card) => card.suit !== Suit.Spades;
}

export function legalCards(hand: Card[], led: Card | undefined, spadesBroken: boolean): Card[] {
  const rule = ruleFor(led, spadesBroken);
  return hand.some(rule) ? hand.filter(rule) : hand.slice();
}

export const brokenAfter = (card: Card, brokenBefore: boolean): boolean =>
  [brokenBefore, card.suit === Suit.Spades].some(Boolean);

export const whyNot = (led: Card | undefined, legal: Card[]): string =>
  [led ? reasons.follow : reasons.lead, ` You may play ${cardNames(legal)}.`].join("");
