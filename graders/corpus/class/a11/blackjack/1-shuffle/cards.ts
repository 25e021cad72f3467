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
  // The deck is empty in the beginning.
  const deck: number[] = [];
  // The clubs are the numbers from 102 to 114.
  for (let club = 102; club <= 114; club++) {
    deck.push(club);
  }
  // The diamonds are the numbers from 202 to 214.
  for (let diamond = 202; diamond <= 214; diamond++) {
    deck.push(diamond);
  }
  // The hearts are the numbers from 302 to 314.
  for (let heart = 302; heart <= 314; heart++) {
    deck.push(heart);
  }
  // The spades are the numbers from 402 to 414.
  for (let spade = 402; spade <= 414; spade++) {
    deck.push(spade);
  }
  // Now there are 4 * 13 = 52 cards.
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
  // The remainder of the division by 100 is the face. For 209 this is 9.
  const face = card % 100;
  // Without the face, only the hundreds are left. For 209 this is 200, so the suit is 2.
  const suit = (card - face) / 100;
  // Get the two texts.
  const textOfFace = faceText(face);
  const textOfSuit = suitSymbol(suit);
  // The ten is the only face that needs two characters, so it gets no space.
  if (face === 10) {
    return textOfFace + textOfSuit;
  }
  // All other faces get a space in front.
  return " " + textOfFace + textOfSuit;
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  // Small faces are simply the number.
  if (face < JACK) return String(face);
  // From here on it can only be one of the four letters.
  if (face === JACK) return "J";
  if (face === QUEEN) return "Q";
  if (face === KING) return "K";
  // Only the ace is left.
  return "A";
}

/**
 * The symbol of a suit.
 *
 * @throws RangeError when the suit does not exist
 */
function suitSymbol(suit: number): string {
  // First the black suits.
  if (suit === CLUBS) return "♣";
  if (suit === SPADES) return "♠";
  // Then the red suits.
  if (suit === DIAMONDS) return "♦";
  if (suit === HEARTS) return "♥";
  // If we get here, something went wrong in another function.
  throw new RangeError(`suitSymbol: the suit must be from 1 to 4, but it is ${suit}`);
}

/**
 * Shuffles a deck in the assignment's way: each card in turn, from the first, is swapped with a
 * random card of the whole deck. Not every order is equally likely; the lesson says why.
 *
 * @param deck - an array of any size; its cards are reordered. Takes one random number per card.
 */
export function shuffleDeck(deck: number[]): void {
  // Start with the first card (index 0) and go on to the last one.
  for (let i = 0; i < deck.length; i++) {
    // Choose any card of the whole deck.
    const j = rand() % deck.length;
    // Keep card i, because the next line overwrites it.
    const temp = deck[i]!;
    // Card j goes to place i ...
    deck[i] = deck[j]!;
    // ... and the card that we kept goes to place j.
    deck[j] = temp;
  }
}
