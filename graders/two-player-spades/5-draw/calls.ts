/** What no transcript of this stage shows: the computer's hand, hands that are not full, and what is refused. */

import * as building from "#student/two-player-spades/2-build-deck/deck.ts";
import * as display from "#student/two-player-spades/4-display/display.ts";
import * as drawing from "#student/two-player-spades/5-draw/draw.ts";
import { print } from "#toolkit/console.ts";
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

// `addCard` puts each card after those that the hand holds already: the first three cards of a new deck.
// → AS AH AD, then 10 blank
await call(
  student,
  ["buildDeck", "cardName", "emptyHand", "addCard"],
  ({ buildDeck, cardName, emptyHand, addCard }) => {
    const hand = emptyHand();
    for (const card of buildDeck().cards.slice(0, 3)) addCard(hand, card);
    const held = hand.cards.slice(0, 3).map((one) => (one?.rank ? cardName(one) : "blank"));
    const blank = hand.cards.slice(3).filter((card) => card?.rank === 0);
    return `${held.join(" ")}, then ${blank.length} blank`;
  },
);

// `askKeep` is true for the answer y with spaces around it, after "yes" was refused.
// → You drew AS. Do you keep it (Y or N)?
// → Enter either Y for Yes (keep it) or N for No (discard it):
// → true
await call(student, ["buildDeck", "askKeep"], asked, 2);

// `askKeep` is false for the answer N, after a space was refused.
// → You drew AS. Do you keep it (Y or N)?
// → Enter either Y for Yes (keep it) or N for No (discard it):
// → false
await call(student, ["buildDeck", "askKeep"], asked, 2);

// `askKeep` asks again and again, here after four wrong answers, and is true for Y.
// → true
await call(student, ["buildDeck", "askKeep"], asked, 5);

// `askKeep` is true for the answer Y at once.
// → You drew AS. Do you keep it (Y or N)?
// → true
await call(student, ["buildDeck", "askKeep"], asked, 1);

// `askKeep` is false for the answer n at once.
// → You drew AS. Do you keep it (Y or N)?
// → false
await call(student, ["buildDeck", "askKeep"], asked, 1);

function asked({
  buildDeck,
  askKeep,
}: Pick<typeof student, "buildDeck" | "askKeep">): Promise<boolean> {
  return askKeep(buildDeck().cards[0]!);
}

const TURN = ["buildDeck", "cardName", "emptyHand", "humanDraws"] as const;

/** A turn of the human at a new deck. */
async function turnOf({
  buildDeck,
  cardName,
  emptyHand,
  humanDraws,
}: Pick<typeof student, (typeof TURN)[number]>): Promise<string> {
  const deck = buildDeck();
  const hand = emptyHand();
  await humanDraws(deck, hand);
  return `index ${deck.index}, count ${hand.count}, card ${cardName(hand.cards[0]!)}`;
}

// `humanDraws` keeps the first card, AS, if the answer is Y: both leave the deck, and one is in the hand.
// → index 2, count 1, card AS
await call(student, TURN, turnOf, 1);

// `humanDraws` keeps the second card, AH, if the answer is N.
// → index 2, count 1, card AH
await call(student, TURN, turnOf, 1);

// `drawHands` gives the turns to the human and the computer until the deck is empty. Both keep the first card each time.
// → human AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
// → computer AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D
// → index 52
await call(
  student,
  ["buildDeck", "cardName", "drawHands"],
  async ({ buildDeck, cardName, drawHands }) => {
    const deck = buildDeck();
    const hands = await drawHands(deck, true);
    const show = (hand: typeof hands.human) => hand.cards.map((card) => cardName(card)).join(" ");
    print(`human ${show(hands.human)}`);
    print(`computer ${show(hands.computer)}`);
    return `index ${deck.index}`;
  },
  13,
);

// `drawHands` gives the first turn to the computer if the human is not first. Both keep the first card each time.
// → the human's first card is AD, the computer's is AS
await call(
  student,
  ["buildDeck", "cardName", "drawHands"],
  async ({ buildDeck, cardName, drawHands }) => {
    const { human, computer } = await drawHands(buildDeck(), false);
    const [yours, its] = [human, computer].map((hand) => cardName(hand.cards[0]!));
    return `the human's first card is ${yours}, the computer's is ${its}`;
  },
  13,
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

// A program may read what is typed without the toolkit: then what is typed for these is left, so they are the last.
const SAID = ["buildDeck", "emptyHand", "humanDraws"] as const;

/** The line that a turn of the human ends with. */
async function saidOf({
  buildDeck,
  emptyHand,
  humanDraws,
}: Pick<typeof student, (typeof SAID)[number]>): Promise<void> {
  await humanDraws(buildDeck(), emptyHand());
}

// `humanDraws` ends with a line about the second card, AH, if the answer is Y.
// → You discarded AH.
await call(student, SAID, saidOf, 1, "drawHands");

// `humanDraws` ends with a line about the second card, AH, if the answer is N.
// → You drew and kept AH.
await call(student, SAID, saidOf, 1, "drawHands");
