/** What the transcript shows only when the last task is done: what cards and decks do, one method at a time. */

import * as cards from "#student/hearts/1-cards/card.ts";
import * as decks from "#student/hearts/1-cards/deck.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...cards, ...decks };
const { Suit } = student;

function inWords({ rank, suit }: cards.Card): string {
  return `rank ${rank} and suit ${suit}`;
}

/** The names of all cards that a deck deals. */
function namesIn(deck: decks.Deck): string[] {
  return Array.from({ length: 52 }, () => String(deck.deal()));
}

// `Card.rank` and suit are those that were given: of the queen of spades, and of the two of clubs.
// → rank 12 and suit 3, rank 2 and suit 0
await call(student, ["Card"], ({ Card }) =>
  [new Card(12, Suit.Spades), new Card(2, Suit.Clubs)].map(inWords).join(", "),
);

// `Card` throws a RangeError for the ranks 1, 15 and 2.5, but not for 2 and 14.
// → a RangeError, a RangeError, a RangeError, no error, no error
await call(student, ["Card"], ({ Card }) =>
  [1, 15, 2.5, 2, 14].map((rank) => refusal(() => new Card(rank, Suit.Hearts))).join(", "),
);

// `Card.toString` gives the name: of the 9 of clubs, the 10 of diamonds, J, Q, K, A of hearts, and the 2 of spades.
// → 9C TD JH QH KH AH 2S
await call(student, ["Card"], ({ Card }) =>
  [
    new Card(9, Suit.Clubs),
    new Card(10, Suit.Diamonds),
    ...[11, 12, 13, 14].map((rank) => new Card(rank, Suit.Hearts)),
    new Card(2, Suit.Spades),
  ]
    .map((card) => card.toString())
    .join(" "),
);

// `Card.equals` is true for QS and another object QS, but not for QS and JS, or QS and QH.
// → true, false, false
await call(student, ["Card"], ({ Card }) => {
  const queen = new Card(12, Suit.Spades);
  const others = [new Card(12, Suit.Spades), new Card(11, Suit.Spades), new Card(12, Suit.Hearts)];
  return others.map((other) => queen.equals(other)).join(", ");
});

// `Card.parse` reads a name in upper or lower case, with or without spaces around it: "TD", "as" and " 2c ".
// → rank 10 and suit 1, rank 14 and suit 3, rank 2 and suit 0
await call(student, ["Card"], ({ Card }) =>
  ["TD", "as", " 2c "].map((text) => inWords(Card.parse(text)!)).join(", "),
);

// `Card.parse` returns undefined for what names no card: "10H", "1S", "KX", "SQ", "Q" and an empty text.
// → undefined, undefined, undefined, undefined, undefined, undefined
await call(student, ["Card"], ({ Card }) =>
  ["10H", "1S", "KX", "SQ", "Q", ""].map((text) => String(Card.parse(text))).join(", "),
);

// `Deck.size` is 52 at first.
// → 52
await call(student, ["Deck"], ({ Deck }) => new Deck().size);

// `Deck.deal` deals clubs, diamonds, hearts and spades, each from 2 to ace: the cards 1, 2, 13, 14 and 52 are these.
// → 2C 3C AC 2D AS
await call(student, ["Deck"], ({ Deck }) => {
  const names = namesIn(new Deck());
  return [1, 2, 13, 14, 52].map((number) => names[number - 1]).join(" ");
});

// `Deck.size` is one less after each card that was dealt: after the first, the second and the last.
// → 51, 50, 0
await call(student, ["Deck"], ({ Deck }) => {
  const deck = new Deck();
  const sizes = Array.from({ length: 52 }, () => {
    deck.deal();
    return deck.size;
  });
  return [sizes[0], sizes[1], sizes[51]].join(", ");
});

// `Deck.deal` throws a RangeError instead of dealing a 53rd card.
// → a RangeError
await call(student, ["Deck"], ({ Deck }) => {
  const deck = new Deck();
  namesIn(deck);
  return refusal(() => deck.deal());
});

// `Deck.swap` exchanges two cards, and no others: after swap(0, 51), the cards 1, 2, 51 and 52 are these.
// → AS 3C KS 2C
await call(student, ["Deck"], ({ Deck }) => {
  const deck = new Deck();
  deck.swap(0, 51);
  const names = namesIn(deck);
  return [...names.slice(0, 2), ...names.slice(-2)].join(" ");
});

// `Deck.swap` changes nothing if both places are the same: after swap(1, 1), the first three cards are these.
// → 2C 3C 4C
await call(student, ["Deck"], ({ Deck }) => {
  const deck = new Deck();
  deck.swap(1, 1);
  return namesIn(deck).slice(0, 3).join(" ");
});

// `Deck.swap` throws a RangeError for swap(0, 52) and for swap(-1, 0), and then nothing changes: the first card is 2C.
// → a RangeError, a RangeError, 52 cards, 2C
await call(student, ["Deck"], ({ Deck }) => {
  const deck = new Deck();
  const refused = [refusal(() => deck.swap(0, 52)), refusal(() => deck.swap(-1, 0))];
  return `${refused.join(", ")}, ${deck.size} cards, ${deck.deal()}`;
});

// `Deck.swap` has only the places 0 to 50 after one card was dealt, so swap(0, 51) throws a RangeError.
// → a RangeError
await call(student, ["Deck"], ({ Deck }) => {
  const deck = new Deck();
  deck.deal();
  return refusal(() => deck.swap(0, 51));
});
