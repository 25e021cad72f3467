import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "draws-from-0-to-51",
    says: "The random number is drawn from 0 to 51 each time instead of from 0 to i.",
    edits: [{ file: "shuffle.ts", find: "rand() % (i + 1)", replace: "rand() % 52" }],
  },
  {
    name: "draws-from-0-to-i-minus-1",
    says: "The random number is drawn from 0 to i - 1, so no card can stay where it is; use rand() % (i + 1).",
    edits: [
      { file: "shuffle.ts", find: "i >= 0;", replace: "i > 0;" },
      { file: "shuffle.ts", find: "rand() % (i + 1)", replace: "rand() % i" },
    ],
  },
  {
    name: "counts-up",
    says: "The loop counts up from index 0; it should begin at index 51 and count down.",
    edits: [
      {
        file: "shuffle.ts",
        find: "let i = deck.cards.length - 1; i >= 0; i--",
        replace: "let i = 0; i < deck.cards.length; i++",
      },
    ],
  },
  {
    name: "begins-at-50",
    says: "The loop begins at index 50, so it draws 51 random numbers; it should begin at the last index, 51.",
    edits: [
      { file: "shuffle.ts", find: "deck.cards.length - 1", replace: "deck.cards.length - 2" },
    ],
  },
  {
    name: "overwrites-a-card",
    says: "One of the two cards is lost when they change places, so others are in the deck more than once: save it before its place is overwritten, and put it into the other place.",
    edits: [
      {
        file: "shuffle.ts",
        find: "deck.cards[r] = card;",
        replace: "deck.cards[r] = deck.cards[i]!;",
      },
    ],
  },
  {
    name: "shuffles-before-seeding",
    says: "The generator is seeded after the shuffle or not at all, so every seed gives the same order; seed it first.",
    edits: [
      {
        file: "main.ts",
        find: "srand(await askSeed());",
        replace: "const seed = await askSeed();",
      },
      { file: "main.ts", find: "shuffleDeck(deck);", replace: "shuffleDeck(deck);\nsrand(seed);" },
    ],
  },
  {
    name: "shuffles-a-copy",
    says: "The deck that is printed is not shuffled: shuffle the deck itself before you print it; a copy does not help.",
    edits: [
      {
        file: "main.ts",
        find: "shuffleDeck(deck);",
        replace: "shuffleDeck({ cards: [...deck.cards], index: 0 });",
      },
    ],
  },
  {
    name: "scales-the-random-number",
    says: "The random number is scaled down to 0 to i by a division; use the remainder, rand() % (i + 1).",
    edits: [
      {
        file: "shuffle.ts",
        find: "rand() % (i + 1)",
        replace: "Math.floor((rand() / 2147483648) * (i + 1))",
      },
    ],
  },
  {
    name: "seeds-inside-the-loop",
    says: "The generator is seeded again for every card, so the same random number comes each time; seed it once, before the loop.",
    edits: [
      {
        file: "shuffle.ts",
        find: 'import { rand } from "#toolkit/random.ts";',
        replace: 'import { rand, srand } from "#toolkit/random.ts";',
      },
      {
        file: "shuffle.ts",
        find: "shuffleDeck(deck: Deck): void {",
        replace: "shuffleDeck(deck: Deck, seed = 1): void {",
      },
      {
        file: "shuffle.ts",
        find: "    const r = rand()",
        replace: "    srand(seed);\n    const r = rand()",
      },
      {
        file: "main.ts",
        find: "srand(await askSeed());",
        replace: "const seed = await askSeed();\nsrand(seed);",
      },
      { file: "main.ts", find: "shuffleDeck(deck);", replace: "shuffleDeck(deck, seed);" },
    ],
  },
];
