/**
 * Cards that are whole numbers: 100 times the suit, plus the face.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";

/** The four suits. */
enum Suit {
  Clubs = 1,
  Diamonds,
  Hearts,
  Spades,
}

/** The faces that have a name. All others are their own number. */
enum Face {
  Two = 2,
  Jack = 11,
  Queen,
  King,
  Ace,
}

/** The faces that are shown as a letter. */
type Court = Face.Jack | Face.Queen | Face.King | Face.Ace;

const SYMBOL: Record<Suit, string> = {
  [Suit.Clubs]: "♣",
  [Suit.Diamonds]: "♦",
  [Suit.Hearts]: "♥",
  [Suit.Spades]: "♠",
};

/** Whether a number is one of the four suits. */
function isSuit(value: number): value is Suit {
  return Suit[value] !== undefined;
}

/** Whether a face has a letter. */
function isCourt(face: number): face is Court {
  return face >= Face.Jack && face <= Face.Ace;
}

/** Makes a new deck in numeric order. */
export function newDeck(): number[] {
  const deck: number[] = [];
  let suit: Suit;
  let face: number;
  for (suit = Suit.Clubs; isSuit(suit); suit++) {
    for (face = Face.Two; face <= Face.Ace; face++) {
      deck.push(toCard(suit, face));
    }
  }
  return deck;
}

/** Makes the number of a card. */
function toCard(suit: Suit, face: number): number {
  return suit * 100 + face;
}

/** A card as people read it. */
export function cardText(card: number): string {
  const suit = Math.floor(card / 100);
  const face = card - 100 * suit;
  return faceText(face).padStart(2) + suitSymbol(suit);
}

/** A face of 2 to 14 as one character, or two for the 10. */
function faceText(face: number): string {
  // The first letter of the name in the enum is the letter on the card.
  return isCourt(face) ? Face[face].charAt(0) : String(face);
}

/** The symbol of a suit. */
function suitSymbol(suit: number): string {
  if (isSuit(suit)) return SYMBOL[suit];
  throw new RangeError(`${suit} is not a suit`);
}

/** Shuffles a deck: swaps each card with any card of the deck. */
export function shuffleDeck(deck: number[]): void {
  for (let i = 0; i < deck.length; i++) {
    const j = rand() % deck.length;
    const kept = deck[i] as number;
    deck[i] = deck[j] as number;
    deck[j] = kept;
  }
}
