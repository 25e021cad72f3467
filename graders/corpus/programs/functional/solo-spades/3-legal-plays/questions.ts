import { type Card, cardName, cardNames } from "../1-deal/cards";
import { askFor, either, type Reading } from "../1-deal/terminal";
import { legalCards, whyNot } from "./legal";
import { cardNamed, findCard } from "./read-cards";

const NO_CARD = "That is no card. Type its rank (2-9, T, J, Q, K, A) and its suit (C, D, H, S).";

const askCard = (
  hand: readonly Card[],
  led: Card | undefined,
  spadesBroken: boolean,
): Promise<Card> => {
  const legal = legalCards(hand, led, spadesBroken);
  return askFor("Your card, such as TH: ", (answer): Reading<Card> => {
    const typed = cardNamed(answer);
    if (!typed) return { wrong: NO_CARD };
    if (!findCard(typed, hand))
      return { wrong: `You do not hold ${cardName(typed)}. You may play ${cardNames(legal)}.` };
    return either(findCard(typed, legal), whyNot(led, legal));
  });
};

const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ["Y", true],
  ["N", false],
]);

const askYesNo = (question: string): Promise<boolean> =>
  askFor(`${question} (Y or N)? `, (answer) =>
    either(YES_NO.get(answer.toUpperCase()), "Please type Y for yes or N for no."),
  );

export { askCard, askYesNo };
