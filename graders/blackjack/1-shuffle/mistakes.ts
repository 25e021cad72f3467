import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "draws-from-0-to-50",
    says: "The random index is drawn from 0 to 50, so the last place is never drawn; divide by the number of cards in the deck.",
    edits: [
      { file: "cards.ts", find: "rand() % deck.length", replace: "rand() % (deck.length - 1)" },
    ],
  },
  {
    name: "draws-from-0-to-i",
    says: "The random index is drawn from 0 to i. That is the shuffle for real use, but here, draw from the whole deck each time.",
    edits: [{ file: "cards.ts", find: "rand() % deck.length", replace: "rand() % (i + 1)" }],
  },
  {
    name: "draws-from-i-to-51",
    says: "The random index is drawn from i to 51. That is the shuffle for real use, but here, draw from the whole deck each time.",
    edits: [
      {
        file: "cards.ts",
        find: "rand() % deck.length",
        replace: "i + (rand() % (deck.length - i))",
      },
    ],
  },
  {
    name: "scales-the-random-number",
    says: "The random number is scaled down by a division; use the remainder, rand() % 52.",
    edits: [
      {
        file: "cards.ts",
        find: "rand() % deck.length",
        replace: "Math.floor((rand() / 2147483648) * deck.length)",
      },
    ],
  },
  {
    name: "swaps-two-random-cards",
    says: "Two random places are swapped each time, with two random numbers; one of the two places should be i, from 0 up to 51.",
    edits: [
      {
        file: "cards.ts",
        find: "let i = 0; i < deck.length; i++",
        replace: "let n = 0; n < deck.length; n++",
      },
      {
        file: "cards.ts",
        find: "    const j = rand() % deck.length;",
        replace: "    const i = rand() % deck.length;\n    const j = rand() % deck.length;",
      },
    ],
  },
  {
    name: "counts-down",
    says: "The shuffle counts down from the last card; it should begin at index 0 and count up.",
    edits: [
      {
        file: "cards.ts",
        find: "let i = 0; i < deck.length; i++",
        replace: "let i = deck.length - 1; i >= 0; i--",
      },
    ],
  },
  {
    name: "leaves-the-last-card-out",
    says: "The loop of the shuffle stops before the last card, so it draws 51 random numbers; let it go up to index 51.",
    edits: [
      { file: "cards.ts", find: "i < deck.length; i++", replace: "i < deck.length - 1; i++" },
    ],
  },
  {
    name: "overwrites-a-card",
    says: "One of the two cards is lost when they change places, so others are in the deck more than once: save it before its place is overwritten, and put it into the other place.",
    edits: [{ file: "cards.ts", find: "deck[j] = card;", replace: "deck[j] = deck[i]!;" }],
  },
  {
    name: "shuffles-on-seed-0",
    says: "The deck is shuffled with seed 0 as well; with seed 0, leave it in order.",
    edits: [
      {
        file: "main.ts",
        find: "if (seed !== 0) {\n  srand(seed);\n  shuffleDeck(deck);\n}",
        replace: "srand(seed);\nshuffleDeck(deck);",
      },
    ],
  },
  {
    name: "shuffles-before-seeding",
    says: "The generator is seeded after the shuffle or not at all, so every seed gives the same order; seed it first.",
    edits: [
      {
        file: "main.ts",
        find: "  srand(seed);\n  shuffleDeck(deck);",
        replace: "  shuffleDeck(deck);\n  srand(seed);",
      },
    ],
  },
  {
    name: "seeds-for-every-card",
    says: "The generator is seeded again for every card, so the same random number comes each time; seed it once, in main.",
    edits: [
      {
        file: "cards.ts",
        find: 'import { rand } from "#toolkit/random.ts";',
        replace: 'import { rand, srand } from "#toolkit/random.ts";',
      },
      {
        file: "cards.ts",
        find: "shuffleDeck(deck: number[]): void {",
        replace: "shuffleDeck(deck: number[], seed: number): void {",
      },
      {
        file: "cards.ts",
        find: "    const j = rand()",
        replace: "    srand(seed);\n    const j = rand()",
      },
      { file: "main.ts", find: "shuffleDeck(deck);", replace: "shuffleDeck(deck, seed);" },
    ],
  },
  {
    name: "shuffles-a-copy",
    says: "The deck that is printed stays in order: shuffle that deck itself; a copy does not help.",
    edits: [{ file: "main.ts", find: "shuffleDeck(deck);", replace: "shuffleDeck([...deck]);" }],
  },
  {
    name: "aces-come-first",
    says: "The ace is face 1 and comes first in its suit; here it should be face 14, after the king.",
    edits: [
      { file: "cards.ts", find: "const ACE = 14;", replace: "const ACE = 1;" },
      {
        file: "cards.ts",
        find: "let face = 2; face <= ACE;",
        replace: "let face = ACE; face <= KING;",
      },
    ],
  },
  {
    name: "forgets-the-aces",
    says: "The loop over the faces stops at the king, so the deck has 48 cards; it should go on to the ace, 14.",
    edits: [{ file: "cards.ts", find: "face <= ACE;", replace: "face < ACE;" }],
  },
  {
    name: "suits-inside-faces",
    says: "The two loops are the wrong way round, so the four twos come first; the order should be suit by suit, each from the two to the ace.",
    edits: [
      {
        file: "cards.ts",
        find: "  for (let suit = CLUBS; suit <= SPADES; suit++) {\n    for (let face = 2; face <= ACE; face++) {",
        replace:
          "  for (let face = 2; face <= ACE; face++) {\n    for (let suit = CLUBS; suit <= SPADES; suit++) {",
      },
    ],
  },
  {
    name: "hearts-before-diamonds",
    says: "The symbols of diamonds and hearts are swapped; 2 is diamonds ♦ and 3 is hearts ♥.",
    edits: [
      {
        file: "cards.ts",
        find: 'case DIAMONDS:\n      return "♦";',
        replace: 'case DIAMONDS:\n      return "♥";',
      },
      {
        file: "cards.ts",
        find: 'case HEARTS:\n      return "♥";',
        replace: 'case HEARTS:\n      return "♦";',
      },
    ],
  },
  {
    name: "face-not-padded",
    says: "The face does not always have two characters; put a space before a face of one character.",
    edits: [{ file: "cards.ts", find: "faceText(face).padStart(2)", replace: "faceText(face)" }],
  },
  {
    name: "face-padded-at-its-end",
    says: "The space comes after the face; put it before the face, so the symbols are right beside their faces.",
    edits: [{ file: "cards.ts", find: ".padStart(2)", replace: ".padEnd(2)" }],
  },
  {
    name: "ten-as-t",
    says: "The ten is shown as a letter; it should be 10, the only face of two characters.",
    edits: [
      {
        file: "cards.ts",
        find: "  switch (face) {",
        replace: '  switch (face) {\n    case 10:\n      return "T";',
      },
    ],
  },
  {
    name: "pictures-as-numbers",
    says: "Jack, queen, king and ace are shown as 11 to 14; show them as J, Q, K and A.",
    edits: [
      { file: "cards.ts", find: "faceText(face).padStart(2)", replace: "String(face).padStart(2)" },
    ],
  },
  {
    name: "all-on-one-line",
    says: "All cards are on one line; print each on a separate line.",
    edits: [
      {
        file: "main.ts",
        find: "for (const card of deck) {\n  print(cardText(card));\n}",
        replace: 'print(deck.map(cardText).join(" "));',
      },
    ],
  },
];
