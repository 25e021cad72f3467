import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "counts-suits-from-1",
    says: "The suits are numbered from 1 to 4; the first number of an enum is 0.",
    edits: [{ file: "structs.ts", find: "  Clubs,", replace: "  Clubs = 1," }],
  },
  {
    name: "spades-before-hearts",
    says: "The suits are in the wrong order; it should be clubs, diamonds, hearts, spades.",
    edits: [{ file: "structs.ts", find: "  Hearts,\n  Spades,", replace: "  Spades,\n  Hearts," }],
  },
  {
    name: "suits-are-words",
    says: "The suits are words; later stages calculate with them, so they have to be the numbers 0 to 3.",
    edits: [
      {
        file: "structs.ts",
        find: "  Clubs,\n  Diamonds,\n  Hearts,\n  Spades,",
        replace:
          '  Clubs = "Clubs",\n  Diamonds = "Diamonds",\n  Hearts = "Hearts",\n  Spades = "Spades",',
      },
    ],
  },
  {
    name: "one-card-many-times",
    says: "The array holds the same card many times, so changing one changes all; make a new card for each place.",
    edits: [
      {
        file: "main.ts",
        find: "  const cards: Card[] = [];",
        replace: "  const cards: Card[] = [];\n  const blank: Card = { rank: 0, suit: 0 };",
      },
      { file: "main.ts", find: "cards.push({ rank: 0, suit: 0 });", replace: "cards.push(blank);" },
    ],
  },
  {
    name: "one-card-too-few",
    says: "The loop begins at 1 but still ends before howMany, so there is one card too few.",
    edits: [{ file: "main.ts", find: "let i = 0;", replace: "let i = 1;" }],
  },
  {
    name: "one-card-too-many",
    says: "The loop goes through one round more than howMany, so there is one card too many.",
    edits: [{ file: "main.ts", find: "i < howMany", replace: "i <= howMany" }],
  },
  {
    name: "blank-cards-are-twos",
    says: "The blank cards of the deck and the hand have rank 2, which makes them the two of clubs; a blank card has rank 0.",
    edits: [
      {
        file: "main.ts",
        find: "cards.push({ rank: 0, suit: 0 });",
        replace: "cards.push({ rank: 2, suit: 0 });",
      },
    ],
  },
];
