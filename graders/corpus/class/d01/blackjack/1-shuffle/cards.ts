/*
 * cards.ts
 *
 * card = suit * 100 + face
 *    suit: 1 = clubs, 2 = diamonds, 3 = hearts, 4 = spades
 *    face: 2..14, where 11 = J, 12 = Q, 13 = K, 14 = A
 */
import { rand } from "#toolkit/random.ts";

const NSUITS = 4;
const NFACES = 13;
const NCARDS = NSUITS * NFACES;
const FIRST_FACE = 2;
const CARD_WIDTH = 3; /* characters of one printed card */
const BLANK = " ";

/* entry 0 of both tables is never used */
const suit_chars: string[] = ["?", "♣", "♦", "♥", "♠"];
const face_chars: string[] = [
  "?", "?", "2", "3", "4", "5", "6", "7", "8", "9", "0", "J", "Q", "K", "A",
];

/* fills an array with the 52 cards, ordered by number */
export function newDeck(): number[] {
  let cards: number[] = new Array(NCARDS);
  let suit = 1;
  let face = FIRST_FACE;
  let n;

  for (n = 0; n < NCARDS; n++) {
    cards[n] = suit * 100 + face;
    face++;
    if (face == FIRST_FACE + NFACES) {
      /* this suit is full, go to the next one */
      face = FIRST_FACE;
      suit++;
    }
  }
  return cards;
}

/* writes the face to buf[0] and buf[1] */
function put_face(buf: string[], face: number): void {
  buf[0] = BLANK;
  if (face == 10) {
    buf[0] = "1"; /* the only face with two digits */
  }
  buf[1] = face_chars[face]!;
}

/* writes the suit to buf[2] */
function put_suit(buf: string[], suit: number): void {
  if (suit < 1 || suit > NSUITS) {
    throw new RangeError("put_suit: bad suit " + suit);
  }
  buf[2] = suit_chars[suit]!;
}

/* text of a card, always 3 characters */
export function cardText(card: number): string {
  let buf: string[] = new Array(CARD_WIDTH);
  let face = card % 100;
  let suit = (card - face) / 100;

  put_face(buf, face);
  put_suit(buf, suit);
  return buf.join("");
}

/* exchanges a[i] and a[j] */
function swap(a: number[], i: number, j: number): void {
  let tmp = a[i]!;

  a[i] = a[j]!;
  a[j] = tmp;
}

/* shuffles in place, one rand() per card */
export function shuffleDeck(deck: number[]): void {
  let n = deck.length;
  let i;

  for (i = 0; i < n; i++) {
    swap(deck, i, rand() % n);
  }
}
