/** What transcripts show only when the last task is done: the name of a card, and its two parts. */

import * as building from "#student/two-player-spades/2-build-deck/deck.ts";
import * as display from "#student/two-player-spades/4-display/display.ts";
import { call } from "../../calls.ts";

const student = { ...building, ...display };

// `cardName` gives each rank one character, here of all spades from the ace to the two.
// → AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
await call(student, ["buildDeck", "cardName"], ({ buildDeck, cardName }) => {
  // In each rank of a new deck, the spade comes first.
  const spades = buildDeck().cards.filter((_, at) => at % 4 === 0);
  return spades.map((card) => cardName(card)).join(" ");
});

// `cardName` gives each suit its first letter, here of the four aces: spades, hearts, diamonds and clubs.
// → AS AH AD AC
await call(student, ["buildDeck", "cardName"], ({ buildDeck, cardName }) => {
  const aces = buildDeck().cards.slice(0, 4);
  return aces.map((card) => cardName(card)).join(" ");
});

// `rankLetter` gives each rank one character, here from 2 to 14.
// → 2 3 4 5 6 7 8 9 T J Q K A
await call(
  student,
  ["rankLetter"],
  ({ rankLetter }) => Array.from({ length: 13 }, (_, at) => rankLetter(at + 2)).join(" "),
  0,
  "suitLetter",
);

// `suitLetter` gives each suit its first letter, here of the suits from clubs to spades.
// → C D H S
await call(
  student,
  ["suitLetter"],
  ({ suitLetter }) => [0, 1, 2, 3].map((suit) => suitLetter(suit)).join(" "),
  0,
  "rankLetter",
);
