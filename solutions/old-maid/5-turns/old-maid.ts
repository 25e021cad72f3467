/**
 * Old Maid: all rules except how a game begins and ends.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { rand } from "#toolkit/random.ts";
import { type Card, cardName, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { discardPairs, printPairs } from "../4-pairs/old-maid.ts";

export { deal, discardPairs, printPairs, removeQueen } from "../4-pairs/old-maid.ts";

/**
 * Asks for a position until the answer is one.
 *
 * @param count - how many cards there are to choose from, at least 1
 * @returns a whole number from 1 to count
 */
export async function askPosition(count: number): Promise<number> {
  for (;;) {
    const answer = (await ask(`Draw a card from the computer (1 to ${count}): `)).trim();
    const position = Number(answer);
    if (/^\d+$/.test(answer) && position >= 1 && position <= count) return position;
    print(`Please type a whole number from 1 to ${count}.`);
  }
}

/**
 * Moves one card from one hand to the end of the other.
 *
 * @param from - has one card fewer afterwards; the others keep their order
 * @param index - the card's place in `from`, counted from 0
 * @param to - has one card more afterwards
 * @returns the card
 * @throws RangeError when there is no card at that place
 */
export function moveCard(from: Card[], index: number, to: Card[]): Card {
  const card = from[index];
  if (card === undefined) throw new RangeError(`moveCard: no card at index ${index}`);
  from.splice(index, 1);
  to.push(card);
  return card;
}

/**
 * The player's turn: draws the card at the typed position, discards the pair if there is one, and
 * shuffles the hand.
 *
 * @param player - the hand that gets the card; it is shuffled, with or without a pair
 * @param computer - the hand that gives the card; it has at least one, and the others keep their
 *   order
 */
export async function playersTurn(player: Card[], computer: Card[]): Promise<void> {
  print();
  printCards("Your hand", player);
  const position = await askPosition(computer.length);
  // People count from 1, arrays from 0.
  const card = moveCard(computer, position - 1, player);
  print(`You draw ${cardName(card)}.`);
  printPairs("You discard", discardPairs(player));
  // Otherwise a drawn queen would be the last card, and the other side would know where not to
  // draw.
  shuffleDeck(player);
}

/**
 * The computer's turn: draws a random card, discards the pair if there is one, and shuffles its
 * hand.
 *
 * @param player - the hand that gives the card; it has at least one, and the others keep their
 *   order
 * @param computer - the hand that gets the card; it is shuffled, with or without a pair
 */
export function computersTurn(player: Card[], computer: Card[]): void {
  const card = moveCard(player, rand() % player.length, computer);
  print();
  print(`The computer draws ${cardName(card)} from you.`);
  printPairs("The computer discards", discardPairs(computer));
  shuffleDeck(computer);
}
