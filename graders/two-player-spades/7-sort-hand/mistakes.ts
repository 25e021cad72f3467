import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "rank-before-suit",
    says: "The hand is sorted by rank first and suit second; the suit should come first.",
    edits: [
      {
        file: "sort.ts",
        find: "  if (card.suit !== other.suit) return card.suit < other.suit;\n  return card.rank < other.rank;",
        replace:
          "  if (card.rank !== other.rank) return card.rank < other.rank;\n  return card.suit < other.suit;",
      },
    ],
  },
  {
    name: "high-to-low",
    says: "The hand is sorted from high to low; the lowest club should be on the left.",
    edits: [
      { file: "sort.ts", find: "card.suit < other.suit", replace: "card.suit > other.suit" },
      { file: "sort.ts", find: "card.rank < other.rank", replace: "card.rank > other.rank" },
    ],
  },
  {
    name: "ranks-high-to-low",
    says: "The suits are in order, but within each suit, the ranks run from high to low.",
    edits: [{ file: "sort.ts", find: "card.rank < other.rank", replace: "card.rank > other.rank" }],
  },
  {
    name: "sorts-names-as-text",
    says: "The names of the cards are sorted as text, where digits come before letters and A before K; compare suits and ranks as numbers.",
    edits: [
      {
        file: "sort.ts",
        find: 'import type { Card, Hand } from "../1-structs/structs.ts";',
        replace:
          'import type { Card, Hand } from "../1-structs/structs.ts";\nimport { cardName } from "../4-display/display.ts";',
      },
      {
        file: "sort.ts",
        find: "  if (card.suit !== other.suit) return card.suit < other.suit;\n  return card.rank < other.rank;",
        replace: "  return cardName(card) < cardName(other);",
      },
    ],
  },
  {
    name: "compares-ranks-as-text",
    says: 'The ranks are compared as text, where "10" comes before "2"; compare them as numbers.',
    edits: [
      {
        file: "sort.ts",
        find: "card.rank < other.rank",
        replace: "String(card.rank) < String(other.rank)",
      },
    ],
  },
  {
    name: "ace-low",
    says: "The ace is sorted below the two; its rank is 14, so it comes last in its suit.",
    edits: [
      {
        file: "sort.ts",
        find: "card.rank < other.rank",
        replace: "card.rank % 14 < other.rank % 14",
      },
    ],
  },
  {
    name: "suits-only",
    says: "The hand is sorted by suit only; within a suit, sort by rank.",
    edits: [
      {
        file: "sort.ts",
        find: "  for (let place = 0; place < hand.count - 1; place++) {\n    swap(hand.cards, place, indexOfLowest(hand, place));\n  }",
        replace: "  hand.cards.sort((card, other) => card.suit - other.suit);",
      },
    ],
  },
  {
    name: "leaves-out-the-last-card",
    says: "The last card is never looked at, because the loop that looks for the lowest stops one card too early.",
    edits: [{ file: "sort.ts", find: "i < hand.count;", replace: "i < hand.count - 1;" }],
  },
  {
    name: "one-pass",
    says: "There is only one pass over the hand, which puts one card into its place; every place needs a pass.",
    edits: [{ file: "sort.ts", find: "place < hand.count - 1;", replace: "place < 1;" }],
  },
  {
    name: "sorts-a-copy",
    says: "The hand that is printed is not sorted: sort the hand itself before you print it; a copy does not help.",
    edits: [
      {
        file: "main.ts",
        find: "sortHand(human);",
        replace: "sortHand({ cards: [...human.cards], count: human.count });",
      },
    ],
  },
];
