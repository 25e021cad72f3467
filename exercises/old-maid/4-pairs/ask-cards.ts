/**
 * Cards that are typed: `KC 7D 10S`.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { type Card, Suit } from "../2-shuffle/cards.ts";

const SUIT_LETTERS = "CDHS";
const SUITS = [Suit.Clubs, Suit.Diamonds, Suit.Hearts, Suit.Spades];
const PIPS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/**
 * Asks for cards until the answer has only cards, and no card twice.
 *
 * Lower case is allowed; there are one or more spaces between two cards.
 *
 * @returns the cards in the order in which they were typed; none for an empty line
 */
export async function askCards(): Promise<Card[]> {
  for (;;) {
    const answer = (await ask("Your cards (nothing to stop): ")).trim().toUpperCase();
    const words = answer === "" ? [] : answer.split(/\s+/);
    const complaints = words.map((word, index) => complain(word, words.slice(0, index)));
    const first = complaints.find((line) => line !== undefined);
    if (first === undefined) return words.map((word) => readCard(word)!);
    print(first);
  }
}

/** The complaint about a word, given the words before it; `undefined` if it is a new card. */
function complain(word: string, before: string[]): string | undefined {
  if (!readCard(word)) {
    return `${word} is not a card. Type A, 2 to 10, J, Q or K and then C, D, H or S: KC 7D 10S.`;
  }
  return before.includes(word) ? `You typed ${word} twice.` : undefined;
}

/** The card that a word in upper case names; `undefined` when it is not the name of a card. */
function readCard(word: string): Card | undefined {
  const suit = SUITS[SUIT_LETTERS.indexOf(word.slice(-1))];
  const pip = PIPS.indexOf(word.slice(0, -1)) + 1;
  return suit === undefined || pip === 0 ? undefined : { suit, pip };
}
