/**
 * What the human is asked. A wrong answer is explained, and the question comes again.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { type Card, cardName, cardNames } from "../1-deal/cards.ts";
import { legalCards, whyNot } from "./legal.ts";
import { cardNamed, findCard } from "./read-cards.ts";

/**
 * Asks for a card until it is one that the human holds and may play.
 *
 * @param hand - the human's cards; it stays as it is
 * @param led - the card that was led, or `undefined` when the human leads
 * @param spadesBroken - whether spades are broken in this hand of play
 * @returns one of the cards of `hand`
 */
export async function askCard(
  hand: Card[],
  led: Card | undefined,
  spadesBroken: boolean,
): Promise<Card> {
  // TODO 4: ask until the card is held and legal; four lines answer a wrong one, two from whyNot.
  throw new Error("TODO 4: askCard");
}

/**
 * Asks a question until the answer is yes or no.
 *
 * @param question - without the question mark: `Another hand`
 */
export async function askYesNo(question: string): Promise<boolean> {
  for (;;) {
    const answer = (await ask(`${question} (Y or N)? `)).trim().toUpperCase();
    if (answer === "Y") return true;
    if (answer === "N") return false;
    print("Please type Y for yes or N for no.");
  }
}
