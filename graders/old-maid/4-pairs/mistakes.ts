import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "removes-all-of-three",
    says: "All three cards of a pip are removed; a pair is two cards, so one of three should stay.",
    edits: [
      {
        file: "old-maid.ts",
        find: "      hand.splice(partner, 1);\n",
        replace:
          "      const third = findPartner(hand, partner);\n      if (third !== -1 && findPartner(hand, third) === -1) hand.splice(third, 1);\n      hand.splice(partner, 1);\n",
      },
    ],
  },
  {
    name: "discards-four-at-once",
    says: "Only one pair is removed from four cards of a pip; four cards are two pairs, so none should stay.",
    edits: [
      {
        file: "old-maid.ts",
        find: "    const partner = findPartner(hand, index);\n    if (partner === -1) {",
        replace:
          "    const partner = findPartner(hand, index);\n    if (partner === -1 || pairs.some(({ first }) => first.pip === hand[index]!.pip)) {",
      },
    ],
  },
  {
    name: "keeps-the-first-card",
    says: "The first card of each pair stays in the hand; remove both.",
    edits: [{ file: "old-maid.ts", find: "      hand.splice(index, 1);\n", replace: "" }],
  },
  {
    name: "keeps-the-second-card",
    says: "The second card of each pair stays in the hand; remove both.",
    edits: [{ file: "old-maid.ts", find: "      hand.splice(partner, 1);\n", replace: "" }],
  },
  {
    name: "first-card-first",
    says: "After the first card of a pair is removed, the second has moved one place down, so the card behind it is removed; remove the later one first.",
    edits: [
      {
        file: "old-maid.ts",
        find: "      hand.splice(partner, 1);\n      hand.splice(index, 1);\n",
        replace: "      hand.splice(index, 1);\n      hand.splice(partner, 1);\n",
      },
    ],
  },
  {
    name: "skips-a-card",
    says: "After a pair, the next card is skipped, because it has moved to the place of the pair's first card; leave the index as it is.",
    edits: [
      {
        file: "old-maid.ts",
        find: "      hand.splice(index, 1);\n",
        replace: "      hand.splice(index, 1);\n      index++;\n",
      },
    ],
  },
  {
    name: "stops-after-one-pair",
    says: "Only one pair is discarded; go on until no pair is left.",
    edits: [
      {
        file: "old-maid.ts",
        find: "while (index < hand.length)",
        replace: "while (index < hand.length && pairs.length === 0)",
      },
    ],
  },
  {
    name: "looks-at-neighbours-only",
    says: "Only cards side by side are compared; the partner may be anywhere later in the hand.",
    edits: [
      {
        file: "old-maid.ts",
        find: "later < hand.length",
        replace: "later < Math.min(hand.length, index + 2)",
      },
    ],
  },
  {
    name: "forgets-the-last-card",
    says: "The last card of the hand is never found as a partner, because the loop stops one card too early.",
    edits: [
      { file: "old-maid.ts", find: "later < hand.length", replace: "later < hand.length - 1" },
    ],
  },
  {
    name: "takes-the-last-partner",
    says: "If there are several partners, the last is taken; take the first one after the card.",
    edits: [
      {
        file: "old-maid.ts",
        find: "let later = index + 1; later < hand.length; later++",
        replace: "let later = hand.length - 1; later > index; later--",
      },
    ],
  },
  {
    name: "a-card-is-its-own-partner",
    says: "A card counts as its own partner; begin with the card after it.",
    edits: [{ file: "old-maid.ts", find: "let later = index + 1;", replace: "let later = index;" }],
  },
  {
    name: "same-suit",
    says: "Cards of the same suit count as pairs; a pair is two cards of the same pip.",
    edits: [
      {
        file: "old-maid.ts",
        find: "hand[later]!.pip === hand[index]!.pip",
        replace: "hand[later]!.suit === hand[index]!.suit",
      },
    ],
  },
  {
    name: "same-colour-only",
    says: "Only cards of the same colour are paired; only the pip matters.",
    edits: [
      {
        file: "old-maid.ts",
        find: "hand[later]!.pip === hand[index]!.pip)",
        replace:
          "hand[later]!.pip === hand[index]!.pip && hand[later]!.suit + hand[index]!.suit === 3)",
      },
    ],
  },
  {
    name: "picture-cards-count-ten",
    says: "Jack, queen and king count as tens; each has its own pip.",
    edits: [
      {
        file: "old-maid.ts",
        find: "hand[later]!.pip === hand[index]!.pip",
        replace: "Math.min(hand[later]!.pip, 10) === Math.min(hand[index]!.pip, 10)",
      },
    ],
  },
  {
    name: "queens-never-pair",
    says: "Queens are never discarded; two queens are a pair like any other, and only the last one stays.",
    edits: [
      {
        file: "old-maid.ts",
        find: "hand[later]!.pip === hand[index]!.pip)",
        replace: "hand[later]!.pip === hand[index]!.pip && hand[index]!.pip !== 12)",
      },
    ],
  },
  {
    name: "moves-the-last-card-into-the-gap",
    says: "The last card of the hand is moved into the gap, so the others lose their order; move all cards behind the gap up by one.",
    edits: [
      {
        file: "old-maid.ts",
        find: "      hand.splice(index, 1);\n",
        replace:
          "      hand.splice(index, 1);\n      if (index < hand.length) hand.splice(index, 0, hand.pop()!);\n",
      },
    ],
  },
  {
    name: "discards-from-a-copy",
    says: "The pairs are removed from a copy, and the hand that was passed keeps them.",
    edits: [
      {
        file: "old-maid.ts",
        find: "export function discardPairs(hand: Card[]): Pair[] {\n",
        replace:
          "export function discardPairs(cards: Card[]): Pair[] {\n  const hand = [...cards];\n",
      },
    ],
  },
  {
    name: "names-the-later-card-first",
    says: "The later card of each pair is named first; name the earlier one first.",
    edits: [
      {
        file: "old-maid.ts",
        find: "({ first, second })",
        replace: "({ first: second, second: first })",
      },
    ],
  },
  {
    name: "names-one-card",
    says: "Only one card of each pair is named; name both.",
    edits: [{ file: "old-maid.ts", find: "} ${cardName(second)", replace: "" }],
  },
  {
    name: "a-line-for-each-pair",
    says: "Every pair is on its own line; print seven per line, with a comma between two.",
    edits: [
      { file: "old-maid.ts", find: "const PAIRS_A_LINE = 7;", replace: "const PAIRS_A_LINE = 1;" },
    ],
  },
  {
    name: "all-pairs-on-one-line",
    says: "All pairs are on one line; begin a new line after seven.",
    edits: [
      { file: "old-maid.ts", find: "const PAIRS_A_LINE = 7;", replace: "const PAIRS_A_LINE = 26;" },
    ],
  },
  {
    name: "forgets-the-last-pairs",
    says: "Pairs are printed only when seven fill a line; the last line may have fewer.",
    edits: [
      {
        file: "old-maid.ts",
        find: "start < pairs.length; start += PAIRS_A_LINE",
        replace: "start + PAIRS_A_LINE <= pairs.length; start += PAIRS_A_LINE",
      },
    ],
  },
  {
    name: "a-line-too-many",
    says: "A line without pairs follows the last pairs; print no line when every pair has been printed.",
    edits: [
      {
        file: "old-maid.ts",
        find: "let start = 0; start < pairs.length;",
        replace: "let start = 0; start <= pairs.length;",
      },
    ],
  },
  {
    name: "silent-without-pairs",
    says: "Nothing is printed when there is no pair; print the line for that.",
    edits: [
      {
        file: "old-maid.ts",
        find: "if (pairs.length === 0)",
        replace: "if (pairs.length < 0)",
      },
    ],
  },
];
