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
  // start with an empty deck
  const newCards: number[] = [];
  // the first suit is clubs
  let currentSuit = CLUBS;
  while (currentSuit <= SPADES) {
    // every suit starts with the two
    let currentFace = 2;
    while (currentFace <= ACE) {
      // put the two parts together
      const suitPart = currentSuit * 100;
      const wholeCard = suitPart + currentFace;
      newCards.push(wholeCard);
      // go to the next face
      currentFace = currentFace + 1;
    }
    // go to the next suit
    currentSuit = currentSuit + 1;
  }
  return newCards;
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
  // the face is what is left over
  const faceNumber = card % 100;
  // the suit is the hundreds
  const suitNumber = Math.floor(card / 100);

  const faceAsText = faceText(faceNumber);
  const faceWithSpace = faceAsText.padStart(2);
  const suitAsText = suitSymbol(suitNumber);

  const result = faceWithSpace + suitAsText;
  return result;
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  let letter = "";
  if (face === JACK) {
    letter = "J";
  } else if (face === QUEEN) {
    letter = "Q";
  } else if (face === KING) {
    letter = "K";
  } else if (face === ACE) {
    letter = "A";
  } else {
    // not a picture, so just the number
    letter = String(face);
  }
  return letter;
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  let symbol = "";
  if (suit === CLUBS) {
    symbol = "♣";
  } else if (suit === DIAMONDS) {
    symbol = "♦";
  } else if (suit === HEARTS) {
    symbol = "♥";
  } else if (suit === SPADES) {
    symbol = "♠";
  } else {
    throw new RangeError(`suitSymbol: there is no suit ${suit}`);
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
  const howManyCards = deck.length;
  for (let firstPlace = 0; firstPlace < howManyCards; firstPlace = firstPlace + 1) {
    // choose the other place
    const randomNumber = rand();
    const secondPlace = randomNumber % howManyCards;
    // remember both cards
    const firstCard = deck[firstPlace]!;
    const secondCard = deck[secondPlace]!;
    // put them back the other way round
    deck[firstPlace] = secondCard;
    deck[secondPlace] = firstCard;
  }
}
