/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * Suits are 1 clubs, 2 diamonds, 3 hearts, 4 spades; faces are 2 to 10, 11 jack, 12 queen, 13 king,
 * 14 ace. So 211 is the jack of diamonds, and a deck is an array of such numbers.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

/**
 * Makes a new deck in numeric order.
 *
 * @returns 52 cards: 102, 103, … 114, then 202 … 214, 302 … 314, 402 … 414
 */
export function newDeck(): number[] {
  let text = "";
  for (const suit of "1234") {
    for (const face of "02 03 04 05 06 07 08 09 10 11 12 13 14".split(" ")) {
      text += suit + face + ",";
    }
  }
  return text.slice(0, -1).split(",").map(Number);
}

/**
 * A card as people read it.
 *
 * @param card - 102 to 414
 * @returns three characters: the face, with a space before it unless it is a 10, and the suit
 *
 * @example
 * cardText(209); // " 9♦"
 * cardText(410); // "10♠"
 */
export function cardText(card: number): string {
  const text = card.toString();
  let shown = faceText(Number(text.substring(1)));
  shown += suitSymbol(Number(text.substring(0, 1)));
  return shown.length < 3 ? " " + shown : shown;
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  return `${face}`.replace("11", "J").replace("12", "Q").replace("13", "K").replace("14", "A");
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  const place = "1♣2♦3♥4♠".indexOf(`${suit}`);
  if (place === -1) throw new RangeError("suitSymbol: " + suit + " is not a suit");
  return "1♣2♦3♥4♠".charAt(place + 1);
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  for (let i = 0; i < deck.length; i++) {
    const j = rand() % deck.length;
    const first = deck[i]!;
    const second = deck[j]!;
    deck[i] = second;
    deck[j] = first;
  }
}
