import type { Mistake } from "#engine/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "computer-gets-the-first-card",
    says: "The computer gets the first card; the player does, and so has one card more.",
    edits: [
      {
        file: "old-maid.ts",
        find: "=== 0 ? player : computer",
        replace: "=== 1 ? player : computer",
      },
    ],
  },
  {
    name: "deals-the-halves",
    says: "The player gets the front of the deck and the computer the rest; deal one card at a time, in turn.",
    edits: [{ file: "old-maid.ts", find: "index % 2 === 0", replace: "index < deck.length / 2" }],
  },
  {
    name: "loses-the-last-card",
    says: "The last card is not dealt: 51 is an odd number, so the two hands differ in size.",
    edits: [
      {
        file: "old-maid.ts",
        find: "for (const [index, card] of deck.entries())",
        replace: "for (const [index, card] of deck.slice(0, -1).entries())",
      },
    ],
  },
  {
    name: "loses-the-first-card",
    says: "The first card is not dealt; the deal begins at index 0.",
    edits: [
      {
        file: "old-maid.ts",
        find: "for (const [index, card] of deck.entries())",
        replace: "for (const [index, card] of deck.slice(1).entries())",
      },
    ],
  },
  {
    name: "deals-from-the-end",
    says: "The hands stand in reverse: deal from index 0 on, and put each card at the end of its hand.",
    edits: [
      {
        file: "old-maid.ts",
        find: "for (const [index, card] of deck.entries())",
        replace: "for (const [index, card] of deck.toReversed().entries())",
      },
    ],
  },
  {
    name: "deals-two-at-a-time",
    says: "Two cards are dealt at a time; deal one.",
    edits: [{ file: "old-maid.ts", find: "index % 2 === 0", replace: "index % 4 < 2" }],
  },
  {
    name: "one-array-for-both",
    says: "Both hands hold every card: each card goes to one hand, and each hand is an array of its own.",
    edits: [
      {
        file: "main.ts",
        find: "const computer: Card[] = [];",
        replace: "const computer: Card[] = player;",
      },
    ],
  },
  {
    name: "fills-an-array-of-its-own",
    says: "The cards go into an array that the function made for itself, and the hand that was passed stays empty.",
    edits: [
      {
        file: "old-maid.ts",
        find: "export function deal(deck: Card[], player: Card[], computer: Card[]): void {\n",
        replace:
          "export function deal(deck: Card[], player: Card[], hers: Card[]): void {\n  const computer = [...hers];\n",
      },
    ],
  },
  {
    name: "keeps-the-queen",
    says: "The queen of hearts is dealt too; take it out before the shuffle.",
    edits: [{ file: "main.ts", find: "  removeQueen(deck);\n", replace: "" }],
  },
  {
    name: "removes-the-queen-after-the-shuffle",
    says: "The queen is taken out after the shuffle; take it out before, so that 51 cards are shuffled.",
    edits: [
      {
        file: "main.ts",
        find: "  removeQueen(deck);\n  shuffleDeck(deck);",
        replace: "  shuffleDeck(deck);\n  removeQueen(deck);",
      },
    ],
  },
  {
    name: "does-not-shuffle",
    says: "The deck is not shuffled before the deal.",
    edits: [{ file: "main.ts", find: "  shuffleDeck(deck);\n", replace: "" }],
  },
  {
    name: "shuffles-twice",
    says: "The deck is shuffled twice; shuffle it once.",
    edits: [
      {
        file: "main.ts",
        find: "  shuffleDeck(deck);\n",
        replace: "  shuffleDeck(deck);\n  shuffleDeck(deck);\n",
      },
    ],
  },
  {
    name: "never-seeds",
    says: "The seed is asked for but never used, so every seed gives the same order.",
    edits: [{ file: "main.ts", find: "srand(await askSeed());", replace: "await askSeed();" }],
  },
];
