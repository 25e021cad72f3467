/**
 * The cards: suit * 100 + face.
 *
 * @module
 */
import { rand } from "#toolkit/random.ts";
import { dict_of, divmod, enumerate, list_of, range } from "./pythonic.ts";

const SUITS = range_list(1, 5);
const FACES = range_list(2, 15);
const HUNDRED = 100;

const symbols = dict_of(SUITS, [..."♣♦♥♠"]);
const court = dict_of(range(11, 15), [..."JQKA"]);

function range_list(start: number, stop: number): number[] {
  return list_of(range(start, stop), (n) => n);
}

// [100 * s + f for s in SUITS for f in FACES], as a generator
function* all_cards() {
  for (const s of SUITS) for (const f of FACES) yield HUNDRED * s + f;
}

/** A fresh deck, sorted. */
export function newDeck(): number[] {
  return [...all_cards()];
}

/** The three characters of a card, like f"{face:>2}{suit}". */
export function cardText(card: number): string {
  const [suit, face] = divmod(card, HUNDRED);
  return faceText(face).padStart(2) + suitSymbol(suit);
}

// court.get(face, str(face))
function faceText(face: number): string {
  return court.get(face) ?? `${face}`;
}

/** Looks the suit up. Raises a RangeError (a KeyError, really) for a suit that is not there. */
function suitSymbol(suit: number): string {
  const symbol = symbols.get(suit);
  if (!symbol) {
    throw new RangeError(`suitSymbol: no suit ${suit}`);
  }
  return symbol;
}

/** Shuffles in place, like random.shuffle (but not as fair). */
export function shuffleDeck(deck: number[]): void {
  // a copy for enumerate, since the deck changes below; only the positions are used
  for (const [i] of enumerate([...deck])) {
    const j = rand() % deck.length;
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
}
