/** What transcripts show only when the last task is done: the deck, a name, and cards that are printed; and what no transcript shows. */

import * as cards from "#student/old-maid/1-create-deck/cards.ts";
import * as oldMaid from "#student/old-maid/1-create-deck/old-maid.ts";
import { call } from "../../calls.ts";

const student = { ...cards, ...oldMaid };

const PIPS = ["A", 2, 3, 4, 5, 6, 7, 8, 9, 10, "J", "Q", "K"];
const SUITS = ["♣", "♦", "♥", "♠"];

/** So many cards of a new deck, from one on: those of the student's may be wrong. */
function cardsOf(from: number, count: number): cards.Card[] {
  return Array.from({ length: count }, (_, at) => {
    const index = from + at;
    return { suit: Math.floor(index / PIPS.length), pip: (index % PIPS.length) + 1 };
  });
}

/** A card's name, without the student's function. */
function named({ pip, suit }: cards.Card): string {
  return `${PIPS[pip - 1] ?? `pip ${pip}`}${SUITS[suit] ?? ` of suit ${suit}`}`;
}

// `createDeck` gives 52 cards, suit by suit (♣ ♦ ♥ ♠), each from ace to king; they are shown by pip and suit.
// → 52 cards
// → A♣ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣
// → A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦
// → A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
// → A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠
await call(student, ["createDeck"], async ({ createDeck }) => {
  // It may be asynchronous.
  const deck = await createDeck();
  const lines = [`${deck.length} cards`];
  for (let from = 0; from < Math.min(deck.length, 60); from += PIPS.length)
    lines.push(
      deck
        .slice(from, from + PIPS.length)
        .map(named)
        .join(" "),
    );
  return lines.join("\n");
});

// `cardName` puts the name of the pip in front of the symbol of the suit, here of six cards.
// → A♣ 10♦ J♥ Q♥ K♠ 2♠
await call(student, ["cardName"], ({ cardName }) => {
  const some: cards.Card[] = [
    { suit: 0, pip: 1 },
    { suit: 1, pip: 10 },
    { suit: 2, pip: 11 },
    { suit: 2, pip: 12 },
    { suit: 3, pip: 13 },
    { suit: 3, pip: 2 },
  ];
  return some.map((card) => cardName(card)).join(" ");
});

// `printCards` prints thirteen cards per line, with a space between two of them: the first fifteen cards of a new deck.
// → Some cards (15):
// → A♣ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣
// → A♦ 2♦
// → and nothing more
await call(student, ["printCards"], ({ printCards }) => {
  printCards("Some cards", cardsOf(0, 15));
  return "and nothing more";
});

// `printCards` needs no second line for thirteen cards: from the queen of hearts on.
// → Some cards (13):
// → Q♥ K♥ A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠
// → and nothing more
await call(student, ["printCards"], ({ printCards }) => {
  printCards("Some cards", cardsOf(37, 13));
  return "and nothing more";
});

// `printCards` prints only the line with the title if there are no cards.
// → No cards (0):
// → and nothing more
await call(student, ["printCards"], ({ printCards }) => {
  printCards("No cards", []);
  return "and nothing more";
});

// `removeQueen` takes the queen of hearts out if it is the first card, too, and takes nothing out when it is called again.
// → 14 of 15 cards, the first K♥, then 14
await call(student, ["removeQueen"], ({ removeQueen }) => {
  // From the queen of hearts on.
  const deck = cardsOf(37, 15);
  removeQueen(deck);
  const { length } = deck;
  removeQueen(deck);
  return `${length} of 15 cards, the first ${named(deck[0]!)}, then ${deck.length}`;
});

// `removeQueen` leaves all other cards in their order: J♥ Q♥ K♥ A♠ are left as three, and J♦ Q♦ K♦ as they are.
// → J♥ K♥ A♠, J♦ Q♦ K♦
await call(student, ["removeQueen"], ({ removeQueen }) =>
  [36, 23]
    .map((from) => {
      const deck = cardsOf(from, from === 36 ? 4 : 3);
      removeQueen(deck);
      return deck.map(named).join(" ");
    })
    .join(", "),
);
