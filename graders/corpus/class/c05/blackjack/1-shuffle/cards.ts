/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * A card also has a position in a new deck, from 0 to 51. I found it easier to compute the card
 * from its position than to nest two loops.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

const FACES = 13;
const CARDS = 4 * FACES;

/**
 * Makes a new deck in numeric order.
 *
 * After every 13 cards, the number jumps by 87 more: from 114 to 202, and so on.
 */
export function newDeck(): number[] {
  const cards = new Array<number>(CARDS);
  for (let position = 0; position < CARDS; position++) {
    const suitsBefore = Math.trunc(position / FACES);
    cards[position] = 102 + position + 87 * suitsBefore;
  }
  return cards;
}

/**
 * A card as people read it.
 *
 * The first digit is the suit, the two others are the face.
 */
export function cardText(card: number): string {
  const digits = String(card);
  return (" " + faceText(Number(digits.slice(1)))).slice(-2) + suitSymbol(Number(digits.charAt(0)));
}

/** A face of 2 to 14. */
function faceText(face: number): string {
  return "2 3 4 5 6 7 8 9 10 J Q K A".split(" ")[face - 2]!;
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  const symbol = "?♣♦♥♠".charAt(suit);
  if (symbol !== "?" && symbol !== "") return symbol;
  throw new RangeError(`There are four suits, and ${suit} is none of them.`);
}

/**
 * Shuffles a deck: each card in turn is swapped with a random one.
 *
 * `splice` puts one card in and gives back the one that was there.
 */
export function shuffleDeck(deck: number[]): void {
  for (const place of deck.keys()) {
    const target = rand() % deck.length;
    const moved = deck.splice(target, 1, deck[place]!);
    if (target !== place) deck.splice(place, 1, ...moved);
  }
}
