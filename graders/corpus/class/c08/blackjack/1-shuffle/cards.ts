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
  let card = 102;
  let done = false;
  while (!done) {
    deck.push(card);
    if (card % 100 === ACE) {
      // the suit is full
      if (card === 414) {
        done = true;
      } else {
        card = card - ACE + 102; // the two of the next suit
      }
    } else {
      card++;
    }
  }
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
  let suit = 0;
  let face = card;
  while (face > 100) {
    face -= 100;
    suit++;
  }
  let text = faceText(face);
  if (text.length === 1) {
    text = " " + text;
  }
  return text + suitSymbol(suit);
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  let isPicture = false;
  if (face >= JACK) {
    isPicture = true;
  }
  if (isPicture) {
    if (face >= KING) {
      if (face === ACE) {
        return "A";
      } else {
        return "K";
      }
    } else {
      if (face === QUEEN) {
        return "Q";
      } else {
        return "J";
      }
    }
  }
  return "" + face;
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  let ok = false;
  let symbol = "";
  if (suit === CLUBS) {
    symbol = "♣";
    ok = true;
  }
  if (suit === DIAMONDS) {
    symbol = "♦";
    ok = true;
  }
  if (suit === HEARTS) {
    symbol = "♥";
    ok = true;
  }
  if (suit === SPADES) {
    symbol = "♠";
    ok = true;
  }
  if (!ok) {
    throw new RangeError("suitSymbol: wrong suit " + suit);
  }
  return symbol;
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  let place = 0;
  let more = deck.length > 0;
  while (more) {
    const other = rand() % deck.length;
    if (other !== place) {
      const saved = deck[other]!;
      deck[other] = deck[place]!;
      deck[place] = saved;
    }
    place++;
    if (place === deck.length) {
      more = false;
    }
  }
}
