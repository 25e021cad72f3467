/** What no transcript of this stage shows: the computer's hand, hands that are not full, and what is refused. */

import * as building from "#student/two-player-spades/2-build-deck/deck.ts";
import * as display from "#student/two-player-spades/4-display/display.ts";
import * as drawing from "#student/two-player-spades/5-draw/draw.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...building, ...display, ...drawing };

// `emptyHand` gives a hand of 13 blank cards (rank 0) and the count 0.
// → 13 cards, 13 blank, count 0
await call(student, ["emptyHand"], ({ emptyHand }) => {
  const { cards, count } = emptyHand();
  const blank = cards.filter((card) => card?.rank === 0);
  return `${cards.length} cards, ${blank.length} blank, count ${count}`;
});

// `computerDraws` keeps the first card and discards the second: both leave the deck, and one is in the hand.
// → index 2, count 1, card AS
await call(
  student,
  ["buildDeck", "cardName", "emptyHand", "computerDraws"],
  ({ buildDeck, cardName, emptyHand, computerDraws }) => {
    const deck = buildDeck();
    const hand = emptyHand();
    computerDraws(deck, hand);
    return `index ${deck.index}, count ${hand.count}, card ${cardName(hand.cards[0]!)}`;
  },
);

// `printHand` leaves out the blank cards of a hand that is not full, and does not change the hand.
// → Your hand is: AS AH
// → Your hand is: AS AH
// → count 2
await call(
  student,
  ["buildDeck", "emptyHand", "addCard", "printHand"],
  ({ buildDeck, emptyHand, addCard, printHand }) => {
    const deck = buildDeck();
    const hand = emptyHand();
    addCard(hand, deck.cards[0]!);
    addCard(hand, deck.cards[1]!);
    printHand(hand);
    printHand(hand);
    return `count ${hand.count}`;
  },
);

// `drawCard` draws 52 cards from a deck, and throws a RangeError instead of a 53rd.
// → 52 cards, then a RangeError
await call(student, ["buildDeck", "drawCard"], ({ buildDeck, drawCard }) => {
  const deck = buildDeck();
  let drawn = 0;
  while (drawn < 52 && drawCard(deck).rank > 0) drawn++;
  return `${drawn} cards, then ${refusal(() => drawCard(deck))}`;
});

// `addCard` adds 13 cards to a hand, and throws a RangeError instead of adding a 14th.
// → count 13, then a RangeError, count 13
await call(student, ["buildDeck", "emptyHand", "addCard"], ({ buildDeck, emptyHand, addCard }) => {
  const { cards } = buildDeck();
  const hand = emptyHand();
  for (const card of cards.slice(0, 13)) addCard(hand, card);
  const full = hand.count;
  const refused = refusal(() => addCard(hand, cards[13]!));
  return `count ${full}, then ${refused}, count ${hand.count}`;
});
