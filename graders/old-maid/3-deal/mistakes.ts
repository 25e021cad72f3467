import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "computer-gets-the-first-card",
    says: "The computer gets the first card; the player should get it, and so have one card more.",
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
    says: "The last card is not dealt; 51 is an odd number, so the two hands differ in size.",
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
    says: "The first card is not dealt; begin at index 0.",
    edits: [
      {
        file: "old-maid.ts",
        find: "for (const [index, card] of deck.entries())",
        replace: "for (const [index, card] of deck.slice(1).entries())",
      },
    ],
  },
  {
    name: "puts-each-card-in-front",
    says: "The hands are in reverse order; put each card at the end of its hand (push), not at its front (unshift), and deal from index 0 of the deck, not from its end.",
    edits: [{ file: "old-maid.ts", find: "hand.push(card)", replace: "hand.unshift(card)" }],
  },
  {
    name: "takes-cards-out-on-the-way",
    says: "Only half of the deck is dealt: each card is removed from the deck during the loop, the others move up, and the next one is skipped.",
    edits: [
      {
        file: "old-maid.ts",
        find: "    hand.push(card);\n",
        replace: "    hand.push(card);\n    deck.splice(index, 1);\n",
      },
    ],
  },
  {
    name: "takes-the-top-card-while-counting",
    says: "Only the first half of the deck is dealt: each removed card makes the deck shorter, and the loop that counts up to its length ends in the middle.",
    edits: [
      {
        file: "old-maid.ts",
        find: "for (const [index, card] of deck.entries()) {\n",
        replace:
          "for (let index = 0; index < deck.length; index++) {\n    const card = deck.shift()!;\n",
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
    says: "Both hands hold every card; put each card into one hand, and use a separate array for each hand.",
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
    says: "The cards go into a new array of the function, and the hand that was passed stays empty.",
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
    says: "The queen of hearts is dealt, too; remove her before the shuffle.",
    edits: [{ file: "main.ts", find: "  removeQueen(deck);\n", replace: "" }],
  },
  {
    name: "removes-the-queen-after-the-shuffle",
    says: "The queen is removed after the shuffle; remove her before it, so 51 cards are shuffled.",
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
    says: "The seed has no effect: every seed gives the same order. Give it to srand before the cards are shuffled.",
    edits: [{ file: "main.ts", find: "srand(await askSeed());", replace: "await askSeed();" }],
  },
];
