import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "draws-from-0-to-i",
    says: "The random index is drawn from 0 to i; this shuffle should draw it from all indexes of the array each time.",
    edits: [{ file: "cards.ts", find: "rand() % deck.length", replace: "rand() % (i + 1)" }],
  },
  {
    name: "draws-from-i-to-the-end",
    says: "The random index is drawn from i to the end of the array; this shuffle should draw it from all indexes each time.",
    edits: [
      {
        file: "cards.ts",
        find: "rand() % deck.length",
        replace: "i + (rand() % (deck.length - i))",
      },
    ],
  },
  {
    name: "draws-from-52",
    says: "The random index is drawn from 52 cards, but one has been removed; use the length of the array.",
    edits: [
      { file: "cards.ts", find: "rand() % deck.length", replace: "(rand() % 52) % deck.length" },
    ],
  },
  {
    name: "always-51-cards",
    says: "The shuffle expects 51 cards, but it has to work with any number; use the length of the array.",
    edits: [
      { file: "cards.ts", find: "rand() % deck.length", replace: "(rand() % 51) % deck.length" },
    ],
  },
  {
    name: "leaves-out-the-last-index",
    says: "The last index can never be drawn: a number from 0 to n - 1 is rand() % n, not rand() % (n - 1).",
    edits: [
      { file: "cards.ts", find: "rand() % deck.length", replace: "rand() % (deck.length - 1)" },
    ],
  },
  {
    name: "begins-at-1",
    says: "The loop begins at index 1; the first card has to be swapped, too.",
    edits: [{ file: "cards.ts", find: "let i = 0;", replace: "let i = 1;" }],
  },
  {
    name: "stops-before-the-last-card",
    says: "The loop stops before the last card; the last card has to be swapped, too, and takes a random number.",
    edits: [{ file: "cards.ts", find: "i < deck.length", replace: "i < deck.length - 1" }],
  },
  {
    name: "counts-down",
    says: "The loop counts down from the last card; it should begin at index 0 and count up.",
    edits: [
      {
        file: "cards.ts",
        find: "let i = 0; i < deck.length; i++",
        replace: "let i = deck.length - 1; i >= 0; i--",
      },
    ],
  },
  {
    name: "draws-two-indexes",
    says: "Two random cards are swapped each time; one of the two should always be the card at i.",
    edits: [
      {
        file: "cards.ts",
        find: "    const card = deck[i]!;\n    deck[i] = deck[r]!;",
        replace:
          "    const other = rand() % deck.length;\n    const card = deck[other]!;\n    deck[other] = deck[r]!;",
      },
    ],
  },
  {
    name: "overwrites-a-card",
    says: "One of the two cards is lost when they change places, so others are in the deck more than once: save it before its place is overwritten, and put it into the other place.",
    edits: [{ file: "cards.ts", find: "deck[r] = card;", replace: "deck[r] = deck[i]!;" }],
  },
  {
    name: "shuffles-a-copy",
    says: "The deck that was passed does not change: swap cards in that array itself; a copy does not help.",
    edits: [
      {
        file: "cards.ts",
        find: "export function shuffleDeck(deck: Card[]): void {\n",
        replace: "export function shuffleDeck(cards: Card[]): void {\n  const deck = [...cards];\n",
      },
    ],
  },
  {
    name: "shuffles-before-seeding",
    says: "The generator is seeded after the shuffle or not at all, so every seed gives the same order; seed it first.",
    edits: [
      {
        file: "main.ts",
        find: "  srand(await askSeed());\n",
        replace: "  const seed = await askSeed();\n",
      },
      {
        file: "main.ts",
        find: "  // slice returns",
        replace: "  srand(seed);\n  // slice returns",
      },
    ],
  },
  {
    name: "never-seeds",
    says: "The seed has no effect: every seed gives the same order. Give it to srand before the cards are shuffled.",
    edits: [{ file: "main.ts", find: "srand(await askSeed());", replace: "await askSeed();" }],
  },
  {
    name: "seeds-twice",
    says: "The generator is seeded again before the second shuffle; seed it once.",
    edits: [
      {
        file: "main.ts",
        find: "  srand(await askSeed());",
        replace: "  const seed = await askSeed();\n  srand(seed);",
      },
      {
        file: "main.ts",
        find: "  // slice returns",
        replace: "  srand(seed);\n  // slice returns",
      },
    ],
  },
  {
    name: "removes-the-queen-after-the-shuffle",
    says: "The queen is removed after the shuffle; remove her before it, so 51 cards are shuffled.",
    edits: [
      { file: "main.ts", find: "  removeQueen(deck);\n", replace: "" },
      {
        file: "main.ts",
        find: "  shuffleDeck(deck);\n",
        replace: "  shuffleDeck(deck);\n  removeQueen(deck);\n",
      },
    ],
  },
  {
    name: "keeps-the-queen",
    says: "The queen of hearts is still in the deck; remove her before the shuffle.",
    edits: [{ file: "main.ts", find: "  removeQueen(deck);\n", replace: "" }],
  },
  {
    name: "shuffles-the-whole-deck-again",
    says: "The second time, the whole deck is shuffled; shuffle only the seven cards.",
    edits: [
      {
        file: "main.ts",
        find: "shuffleDeck(seven);",
        replace: "shuffleDeck(deck);\n  for (let i = 0; i < 7; i++) seven[i] = deck[i]!;",
      },
    ],
  },
];
