/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * Suits are 1 clubs, 2 diamonds, 3 hearts, 4 spades; faces are 2 to 10, 11 jack, 12 queen, 13 king,
 * 14 ace. So 211 is the jack of diamonds, and a deck is an array of such numbers.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

const CLUBS = 1;
const DIAMONDS = 2;
const HEARTS = 3;
const SPADES = 4;

const JACK = 11;
const QUEEN = 12;
const KING = 13;
const ACE = 14;

/**
 * Makes a new deck in numeric order.
 *
 * @returns 52 cards: 102, 103, … 114, then 202 … 214, 302 … 314, 402 … 414
 */
export function newDeck(): number[] {
  const deck: number[] = [];
  let card = 100 * CLUBS + 2;
  do {
    deck.push(card);
    switch (card % 100) {
      case ACE:
        card += 88; // from the ace to the two of the next suit
        break;
      default:
        card++;
    }
  } while (card <= 100 * SPADES + ACE);
  return deck;
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
  const face = faceText(card % 100);
  const suit = suitSymbol(Math.floor(card / 100));
  switch (face.length) {
    case 1:
      return ` ${face}${suit}`;
    default:
      return `${face}${suit}`;
  }
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  switch (face) {
    case JACK:
      return "J";
    case QUEEN:
      return "Q";
    case KING:
      return "K";
    case ACE:
      return "A";
    default:
      return String(face);
  }
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  switch (suit) {
    case CLUBS:
      return "♣";
    case DIAMONDS:
      return "♦";
    case HEARTS:
      return "♥";
    case SPADES:
      return "♠";
    default:
      throw new RangeError(`suitSymbol: there is no suit ${suit}`);
  }
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  for (let i = 0; i <= deck.length - 1; i += 1) {
    const j = rand() % deck.length;
    switch (j) {
      case i:
        break; // the card stays where it is
      default: {
        const old = deck[i]!;
        deck[i] = deck[j]!;
        deck[j] = old;
      }
    }
  }
}
