import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "removes-all-of-three",
    says: "Of three cards of a pip all are taken out; a pair is two, so one of three stays.",
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
    says: "Of four cards of a pip only one pair is taken out; four are two pairs, so none stays.",
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
    says: "The first card of each pair stays in the hand; both leave it.",
    edits: [{ file: "old-maid.ts", find: "      hand.splice(index, 1);\n", replace: "" }],
  },
  {
    name: "keeps-the-second-card",
    says: "The second card of each pair stays in the hand; both leave it.",
    edits: [{ file: "old-maid.ts", find: "      hand.splice(partner, 1);\n", replace: "" }],
  },
  {
    name: "first-card-first",
    says: "After the first card of a pair is taken out, the second has moved one place down, so the card behind it is taken; take the later one out first.",
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
    says: "After a pair the next card is left out, because it has moved to where the pair's first card stood; leave the index as it is.",
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
    says: "Only one pair is discarded; go on until there is none.",
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
    says: "Only cards that stand side by side are compared; the partner may stand anywhere later in the hand.",
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
    says: "The last card of the hand is never found as a partner: the loop stops one card too early.",
    edits: [
      { file: "old-maid.ts", find: "later < hand.length", replace: "later < hand.length - 1" },
    ],
  },
  {
    name: "takes-the-last-partner",
    says: "Of several partners the last is taken; it is the first one after the card.",
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
    says: "A card is taken for its own partner; begin to look at the card after it.",
    edits: [{ file: "old-maid.ts", find: "let later = index + 1;", replace: "let later = index;" }],
  },
  {
    name: "same-suit",
    says: "Cards of the same suit are taken for pairs; a pair is two cards of the same pip.",
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
    says: "Only cards of the same colour are paired; the colour does not matter, only the pip.",
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
    says: "Jack, queen and king are taken for tens; each has its own pip.",
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
    says: "The last card of the hand is moved into the gap, so the others lose their order; all behind the gap move up by one.",
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
    says: "The pairs are taken out of a copy, and the hand that was passed keeps them.",
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
    says: "Every pair has a line of its own; seven stand on a line, with a comma between two.",
    edits: [
      { file: "old-maid.ts", find: "const PAIRS_A_LINE = 7;", replace: "const PAIRS_A_LINE = 1;" },
    ],
  },
  {
    name: "all-pairs-on-one-line",
    says: "All pairs stand on one line; after seven comes a new one.",
    edits: [
      { file: "old-maid.ts", find: "const PAIRS_A_LINE = 7;", replace: "const PAIRS_A_LINE = 26;" },
    ],
  },
  {
    name: "forgets-the-last-pairs",
    says: "Pairs are printed only when there are seven for a line; the last line may hold fewer.",
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
    says: "After the pairs comes a line with none; the loop ends when every pair has been printed.",
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
    says: "Nothing is printed when there is no pair; there is a line for that too.",
    edits: [
      {
        file: "old-maid.ts",
        find: "if (pairs.length === 0)",
        replace: "if (pairs.length < 0)",
      },
    ],
  },
];
