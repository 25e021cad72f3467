/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * Suits are 1 clubs, 2 diamonds, 3 hearts, 4 spades; faces are 2 to 10, 11 jack, 12 queen, 13 king,
 * 14 ace. So 211 is the jack of diamonds, and a deck is an array of such numbers.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

// The numbers of the four suits.
const CLUBS = 1;
const DIAMONDS = 2;
const HEARTS = 3;
const SPADES = 4;

// The numbers of the faces that have a letter and not a number on the card.
const JACK = 11;
const QUEEN = 12;
const KING = 13;
const ACE = 14;

// The suit is in the hundreds of the card. I use this number to put it there and to get it out.
const SUIT_FACTOR = 100;

/**
 * Makes a new deck in numeric order.
 *
 * I begin with the two of clubs. After every card I go to the next face. When the ace is done, I go
 * back to the two and take the next suit. After the ace of spades the deck is complete.
 *
 * @returns 52 cards: 102, 103, … 114, then 202 … 214, 302 … 314, 402 … 414
 */
export function newDeck(): number[] {
  const deck: number[] = [];
  let currentSuit = CLUBS;
  let currentFace = 2;
  while (currentSuit <= SPADES) {
    const newCard = currentSuit * SUIT_FACTOR + currentFace;
    deck.push(newCard);
    if (currentFace === ACE) {
      // This suit is complete, so the next one begins.
      currentSuit = currentSuit + 1;
      currentFace = 2;
    } else {
      currentFace = currentFace + 1;
    }
  }
  return deck;
}

/**
 * A card as people read it.
 *
 * First I split the number into its two parts. Then I make a text of each part, and last I put the
 * two texts together.
 *
 * @param card - 102 to 414
 * @returns three characters: the face, with a space before it unless it is a 10, and the suit
 */
export function cardText(card: number): string {
  const suitNumber = Math.floor(card / SUIT_FACTOR);
  const faceNumber = card % SUIT_FACTOR;
  let textOfFace = faceText(faceNumber);
  const textOfSuit = suitSymbol(suitNumber);
  if (textOfFace.length === 1) {
    // Only one character: it needs a space in front, so that all cards are equally wide.
    textOfFace = " " + textOfFace;
  }
  const wholeText = textOfFace + textOfSuit;
  return wholeText;
}

/** The letter of a jack, queen, king or ace. Every other face is just its number. */
function faceText(face: number): string {
  let result = "";
  if (face === JACK) {
    result = "J";
  } else if (face === QUEEN) {
    result = "Q";
  } else if (face === KING) {
    result = "K";
  } else if (face === ACE) {
    result = "A";
  } else {
    result = String(face);
  }
  return result;
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
    // If I get here, then I made a mistake somewhere else.
    throw new RangeError("suitSymbol: there is no suit with the number " + suit);
  }
  return symbol;
}

/**
 * Shuffles a deck. Each card, from the first to the last, is swapped with a random card of the
 * whole deck. (Not completely fair! See the lesson.)
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  const numberOfCards = deck.length;
  let position = 0;
  while (position < numberOfCards) {
    const randomNumber = rand();
    const otherPosition = randomNumber % numberOfCards;
    // These are the two cups, tea and coffee. I keep both, so nothing can get lost.
    const myCard = deck[position]!;
    const otherCard = deck[otherPosition]!;
    deck[position] = otherCard;
    deck[otherPosition] = myCard;
    position = position + 1;
  }
}
