/**
 * The questions for the human. A wrong answer is explained, and the question is asked again.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import type { Card, Hand } from "../1-structs/structs.ts";
import { buildDeck } from "../2-build-deck/deck.ts";
import { cardName } from "../4-display/display.ts";
import { heldCards, isAmong } from "./hand.ts";
import { legalCards } from "./legal.ts";

const HIGHEST_BID = 13;

/**
 * Asks for the human's bid until the answer is one.
 *
 * @returns a whole number from 0 to 13
 */
export async function askBid(): Promise<number> {
  for (;;) {
    const answer = (await ask(`Your bid (0 to ${HIGHEST_BID}): `)).trim();
    const isWholeNumber = /^\d+$/.test(answer);
    if (isWholeNumber && Number(answer) <= HIGHEST_BID) return Number(answer);
    print(`A bid is a whole number of tricks from 0 (nil) to ${HIGHEST_BID}.`);
  }
}

/**
 * Asks for a card until the human holds it and may play it.
 *
 * @param hand - the human's cards; it does not change
 * @param led - the card that was led, or `undefined` when the human leads
 */
export async function askCard(hand: Hand, led?: Card): Promise<Card> {
  const legal = legalCards(hand, led);
  for (;;) {
    const card = cardNamed((await ask("Which card do you play? ")).trim().toUpperCase());
    if (card === undefined) {
      print(
        "That is not a card. Type a rank (2-9, T, J, Q, K, A) and a suit (C, D, H, S), as in TH.",
      );
    } else if (!isAmong(card, heldCards(hand))) {
      print(`You do not hold ${cardName(card)}.`);
    } else if (!isAmong(card, legal)) {
      print(`You must follow suit. You may play ${legal.map(cardName).join(" ")}.`);
    } else {
      return card;
    }
  }
}

/** The card with a name such as `TH`; `undefined` when no card has that name. */
function cardNamed(name: string): Card | undefined {
  const cards: Card[] = buildDeck().cards;
  return cards.find((card) => cardName(card) === name);
}
