import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "leaves-the-index-at-minus-1",
    says: "The deck's index is left at -1, where the loops end; set it to 0 after them.",
    edits: [{ file: "deck.ts", find: "  deck.index = 0;\n", replace: "" }],
  },
  {
    name: "sets-the-index-to-51",
    says: "The deck's index ends at the bottom card, 51; it should be 0, because the next card to draw is the top one.",
    edits: [
      { file: "deck.ts", find: "  deck.index = 0;", replace: "  deck.index = DECK_SIZE - 1;" },
    ],
  },
  {
    name: "suits-in-the-outer-loop",
    says: "The two loops are the wrong way round: the ranks belong in the outer one, the suits in the inner one.",
    edits: [
      {
        file: "deck.ts",
        find: "  for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; rank++) {\n    for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {",
        replace:
          "  for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {\n    for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; rank++) {",
      },
    ],
  },
  {
    name: "fills-from-the-top",
    says: "The array is filled from index 0 upwards, so the two of clubs is on top; begin at index 51 and count down.",
    edits: [
      { file: "deck.ts", find: "index: DECK_SIZE - 1 }", replace: "index: 0 }" },
      { file: "deck.ts", find: "deck.index--;", replace: "deck.index++;" },
    ],
  },
  {
    name: "ranks-1-to-13",
    says: "The ranks run from 1 to 13; here, they should run from 2 to 14, because the ace is the highest.",
    edits: [
      { file: "deck.ts", find: "LOWEST_RANK = 2", replace: "LOWEST_RANK = 1" },
      { file: "deck.ts", find: "HIGHEST_RANK = 14", replace: "HIGHEST_RANK = 13" },
    ],
  },
  {
    name: "ace-below-the-two",
    says: "The ace is the lowest rank, below the two; its rank should be 14, so it comes last.",
    edits: [
      {
        file: "deck.ts",
        find: "deck.cards[deck.index] = { rank, suit };",
        replace:
          "deck.cards[deck.index] = { rank: rank === LOWEST_RANK ? HIGHEST_RANK : rank - 1, suit };",
      },
    ],
  },
  {
    name: "suits-from-spades-down",
    says: "The suits of each rank are in the opposite order: the ace of spades is the first card.",
    edits: [
      {
        file: "deck.ts",
        find: "let suit = Suit.Clubs; suit <= Suit.Spades; suit++",
        replace: "let suit = Suit.Spades; suit >= Suit.Clubs; suit--",
      },
    ],
  },
  {
    name: "begins-at-index-52",
    says: "The first card is put at index 52, but an array of 52 cards ends at index 51.",
    edits: [{ file: "deck.ts", find: "index: DECK_SIZE - 1 }", replace: "index: DECK_SIZE }" }],
  },
];
