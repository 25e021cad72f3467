/**
 * Old Maid: all of its rules but how a game begins and ends.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { rand } from "#toolkit/random.ts";
import { type Card, cardName, printCards, shuffleDeck } from "../2-shuffle/cards.ts";
import { discardPairs, printPairs } from "../4-pairs/old-maid.ts";

export { deal, discardPairs, printPairs, removeQueen } from "../4-pairs/old-maid.ts";

/**
 * Asks for a position until it is one.
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
 * Moves one card from a hand to the end of another.
 *
 * @param from - has one card less afterwards, the others in their order
 * @param index - where the card stands in it, from 0
 * @param to - has one card more afterwards
 * @returns the card
 * @throws RangeError when no card stands there
 */
export function moveCard(from: Card[], index: number, to: Card[]): Card {
  const card = from[index];
  if (card === undefined) throw new RangeError(`moveCard: no card at index ${index}`);
  from.splice(index, 1);
  to.push(card);
  return card;
}

/**
 * The player's turn: draws the card at the position that is typed, discards the pair if it makes
 * one, and shuffles the hand.
 *
 * @param player - the hand that receives the card; it is shuffled, pair or not
 * @param computer - the hand that gives it, at least one card; the others keep their order
 */
export async function playersTurn(player: Card[], computer: Card[]): Promise<void> {
  print();
  printCards("Your hand", player);
  const position = await askPosition(computer.length);
  // People count from 1, arrays from 0.
  const card = moveCard(computer, position - 1, player);
  print(`You draw ${cardName(card)}.`);
  printPairs("You discard", discardPairs(player));
  // A queen that was drawn would stand last, and the other side would know where not to draw.
  shuffleDeck(player);
}

/**
 * The computer's turn: draws a card at random, discards the pair if it makes one, and shuffles its
 * hand.
 *
 * @param player - the hand that gives the card, at least one card; the others keep their order
 * @param computer - the hand that receives it; it is shuffled, pair or not
 */
export function computersTurn(player: Card[], computer: Card[]): void {
  const card = moveCard(player, rand() % player.length, computer);
  print();
  print(`The computer draws ${cardName(card)} from you.`);
  printPairs("The computer discards", discardPairs(computer));
  shuffleDeck(computer);
}
