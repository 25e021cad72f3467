/**
 * The table: cards leave the deck, and two hands lie side by side.
 *
 * A hand is an array of cards in the order in which they were dealt.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

const NO_CARD = "   ";
const HIDDEN_CARD = " **";

/**
 * Deals one card from the end of the deck.
 *
 * @param deck - is one card shorter afterwards
 * @returns the card that was last in the deck
 * @throws RangeError when the deck is empty
 *
 * @example
 * dealCard(newDeck()); // 414, the ace of spades
 */
export function dealCard(deck: number[]): number {
  if (deck.length < 1) {
    throw new RangeError("dealCard: there is no card to deal");
  }
  return deck.pop() as number;
}

/**
 * Deals the first two cards of each hand: player, dealer, player, dealer.
 *
 * @param deck - is four cards shorter afterwards
 * @param player - an empty hand; holds two cards afterwards
 * @param dealer - an empty hand; holds two cards afterwards
 */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  for (let round = 0; round < 2; round++) {
    for (const hand of [player, dealer]) hand.push(dealCard(deck));
  }
}

/**
 * Prints an empty line and then the table: a heading, and one row for each card of the longer hand.
 *
 * @param hidden - whether the dealer's second card is face down; false if left out
 *
 * @example
 * printTable([312, 213, 307], [304, 114]);
 * //
 * //  Player Dealer
 * // |  Q♥  |  4♥  |
 * // |  K♦  |  A♣  |
 * // |  7♥  |      |
 */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  const left = new Column(player);
  const right = new Column(dealer);
  if (hidden) right.cover(1);

  print();
  print(" Player Dealer");
  for (let row = 0; left.reaches(row) || right.reaches(row); row++) {
    print(`| ${left.at(row)}  | ${right.at(row)}  |`);
  }
}

/** One column of the table. */
class Column {
  readonly #places: string[] = [];

  constructor(hand: number[]) {
    for (const card of hand) this.#places.push(cardText(card));
  }

  /** Turns the card in this row face down. */
  cover(row: number): void {
    if (this.reaches(row)) this.#places[row] = HIDDEN_CARD;
  }

  reaches(row: number): boolean {
    return row < this.#places.length;
  }

  at(row: number): string {
    return this.#places[row] ?? NO_CARD;
  }
}
