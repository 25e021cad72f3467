/**
 * The draw: two players take turns at the deck until each holds thirteen cards.
 *
 * In a turn, a player looks at one card and keeps it or not. If the player keeps it, the next card
 * is discarded. If not, the player gets the next card, whatever it is.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import type { Card, Deck, Hand } from "../1-structs/structs.ts";
import { cardName } from "../4-display/display.ts";

const HAND_SIZE = 13;

/**
 * Makes an empty hand.
 *
 * @returns a hand of 13 blank cards (rank 0, suit 0) and the count 0
 */
export function emptyHand(): Hand {
  const cards: Card[] = [];
  for (let i = 0; i < HAND_SIZE; i++) {
    cards.push({ rank: 0, suit: 0 });
  }
  return { cards, count: 0 };
}

/**
 * Takes the next card off the deck.
 *
 * @returns the card at the deck's index, which moves on by one
 * @throws RangeError when all 52 cards have been drawn
 *
 * @example
 * drawCard(buildDeck()); // { rank: 14, suit: Suit.Spades }
 */
export function drawCard(deck: Deck): Card {
  const card = deck.cards[deck.index];
  if (card === undefined) throw new RangeError("drawCard: the deck is empty");
  deck.index++;
  return card;
}

/**
 * Puts a card into a hand, after the cards it already holds; the hand's count grows by one.
 *
 * @throws RangeError when the hand already holds 13 cards
 */
export function addCard(hand: Hand, card: Card): void {
  if (hand.count === HAND_SIZE) throw new RangeError("addCard: the hand is full");
  hand.cards[hand.count] = card;
  hand.count++;
}

/**
 * Asks the human whether to keep a card, until the answer is Y or N.
 *
 * Lower case and spaces around the letter are allowed. An empty line is printed after every answer.
 *
 * @param card - the card that was just drawn
 * @returns whether the human keeps it
 */
export async function askKeep(card: Card): Promise<boolean> {
  let prompt = `You drew ${cardName(card)}. Do you keep it (Y or N)? `;
  for (;;) {
    const answer = (await ask(prompt)).trim().toUpperCase();
    print();
    if (answer === "Y") return true;
    if (answer === "N") return false;
    prompt = "Enter either Y for Yes (keep it) or N for No (discard it):  ";
  }
}

/**
 * One turn of the human: two cards leave the deck, and one of them goes into the hand.
 *
 * @param deck - its index moves on by two
 * @param hand - holds one card more afterwards
 */
export async function humanDraws(deck: Deck, hand: Hand): Promise<void> {
  const first = drawCard(deck);
  const keepsFirst = await askKeep(first);
  const second = drawCard(deck);
  if (keepsFirst) {
    addCard(hand, first);
    print(`You discarded ${cardName(second)}.`);
  } else {
    addCard(hand, second);
    print(`You drew and kept ${cardName(second)}.`);
  }
}

/**
 * One turn of the computer, which always keeps the first card; nothing is shown.
 *
 * @param deck - its index moves on by two
 * @param hand - holds one card more afterwards
 */
export function computerDraws(deck: Deck, hand: Hand): void {
  addCard(hand, drawCard(deck));
  // The second card is discarded: drawn, and put nowhere.
  drawCard(deck);
}

/**
 * The whole draw: turn by turn until the deck is empty.
 *
 * @param deck - a full deck, its index at 0
 * @param humanFirst - whether the human takes the first turn
 * @returns the two hands of 13 cards, in the order in which the cards were kept
 */
export async function drawHands(
  deck: Deck,
  humanFirst: boolean,
): Promise<{ human: Hand; computer: Hand }> {
  const human = emptyHand();
  const computer = emptyHand();
  let humansTurn = humanFirst;
  while (deck.index < deck.cards.length) {
    if (humansTurn) await humanDraws(deck, human);
    else computerDraws(deck, computer);
    humansTurn = !humansTurn;
  }
  return { human, computer };
}

/**
 * Prints the cards of the human's hand on one line: `Your hand is: TC 3C AS`.
 *
 * @param hand - its blank cards are not printed
 */
export function printHand(hand: Hand): void {
  const names = hand.cards.slice(0, hand.count).map(cardName);
  print(`Your hand is: ${names.join(" ")}`);
}
