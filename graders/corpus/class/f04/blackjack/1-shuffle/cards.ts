/**
 * Cards.
 * 1xx clubs, 2xx diamonds, 3xx hearts, 4xx spades
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

// the symbol of each suit
function suitSymbol(suit: number): string {
  switch (suit) {
    case CLUBS: return "♣";
    case DIAMONDS: return "♦";
    case HEARTS: return "♥";
    case SPADES: return "♠";
    default: throw new RangeError(`suitSymbol: ${suit} is not a suit`);
  }
}

function faceText(face: number): string {
  switch (face) {
    case JACK: return "J";
    case QUEEN: return "Q";
    case KING: return "K";
    case ACE: return "A";
    default: return String(face);
  }
}

export function cardText(card: number): string {
  const face = card % 100;
  const suit = (card - face) / 100;
  switch (face) {
    case 10: return "10" + suitSymbol(suit); // the only one that is wide
    default: return " " + faceText(face) + suitSymbol(suit);
  }
}

// The card that comes after this one in a new deck. After an ace comes the two of the next suit.
function nextCard(card: number): number {
  switch (card % 100) {
    case ACE: return card - ACE + 102;
    default: return card + 1;
  }
}

/** Starts with the two of clubs and goes on until the ace of spades is in the deck. */
export function newDeck(): number[] {
  const state = { deck: [] as number[], card: 102, last: 414 };
  do {
    state.deck.push(state.card);
    state.card = nextCard(state.card);
  } while (state.card <= state.last);
  return state.deck;
}

/** Swaps every card with a random one. */
export function shuffleDeck(deck: number[]): void {
  const swap = { from: 0, to: 0, saved: 0 };
  while (swap.from < deck.length) {
    swap.to = rand() % deck.length;
    swap.saved = deck[swap.to]!;
    deck[swap.to] = deck[swap.from]!;
    deck[swap.from] = swap.saved;
    swap.from++;
  }
}
