import type { Card, Hand } from "../1-structs/structs";
import { buildDeck } from "../2-build-deck/deck";
import { ask } from "../3-shuffle/input";
import { cardName } from "../4-display/display";
import { heldCards, isAmong } from "./hand";
import { legalCards } from "./legal";

type Result<T> = Readonly<{ good: true; value: T } | { good: false; why: string }>;

const good = <T>(value: T): Result<T> => ({ good: true, value });
const bad = (why: string): Result<never> => ({ good: false, why });

const askUntilGood = async <T>(prompt: string, judge: (typed: string) => Result<T>): Promise<T> => {
  const result = judge((await ask(prompt)).trim());
  if (result.good) return result.value;
  console.log(result.why);
  return askUntilGood(prompt, judge);
};

const askBid = (): Promise<number> =>
  askUntilGood("Your bid (0 to 13): ", (typed) =>
    /^0*(\d|1[0-3])$/.test(typed)
      ? good(Number(typed))
      : bad("A bid is a whole number of tricks from 0 (nil) to 13."),
  );

const judgeCard =
  (hand: Hand, led?: Card) =>
  (typed: string): Result<Card> => {
    const card = buildDeck().cards.find((any) => cardName(any) === typed.toUpperCase());
    return !card
      ? bad(
          "That is not a card. Type a rank (2-9, T, J, Q, K, A) and a suit (C, D, H, S), as in TH.",
        )
      : !isAmong(card, heldCards(hand))
        ? bad(`You do not hold ${cardName(card)}.`)
        : !isAmong(card, legalCards(hand, led))
          ? bad(
              `You must follow suit. You may play ${legalCards(hand, led).map(cardName).join(" ")}.`,
            )
          : good(card);
  };

const askCard = (hand: Hand, led?: Card): Promise<Card> =>
  askUntilGood("Which card do you play? ", judgeCard(hand, led));

export { askBid, askCard };
