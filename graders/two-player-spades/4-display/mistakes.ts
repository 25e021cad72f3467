import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "ten-in-two-digits",
    says: "The ten is shown as 10; its letter is T, so every name has two characters.",
    edits: [{ file: "display.ts", find: 'return "T";', replace: 'return "10";' }],
  },
  {
    name: "ranks-without-letters",
    says: "The ranks from 10 to 14 are shown as numbers; their letters are T, J, Q, K and A.",
    edits: [
      {
        file: "display.ts",
        find: "rankLetter(card.rank) +",
        replace: "String(card.rank) +",
      },
    ],
  },
  {
    name: "ace-is-1",
    says: "The ace is shown as 1; its letter is A.",
    edits: [{ file: "display.ts", find: 'return "A";', replace: 'return "1";' }],
  },
  {
    name: "switch-without-break",
    says: "The cases of the switch run into each other, so ten, jack, queen and king all become A; end each case with break or return.",
    edits: [
      {
        file: "display.ts",
        find: '      return "T";\n    case 11:\n      return "J";\n    case 12:\n      return "Q";\n    case 13:\n      return "K";\n    case 14:',
        replace: "    case 11:\n    case 12:\n    case 13:\n    case 14:",
      },
    ],
  },
  {
    name: "every-rank-one-too-low",
    says: "Every rank is shown one too low, the ace as K and the two as 1; a list of names begins at index 0, but the ranks begin at 2.",
    edits: [
      {
        file: "display.ts",
        find: "rankLetter(card.rank) +",
        replace: "rankLetter(card.rank - 1) +",
      },
    ],
  },
  {
    name: "suits-in-another-order",
    says: "The letters of hearts and spades are swapped; 2 is hearts, 3 is spades.",
    edits: [
      {
        file: "display.ts",
        find: '      return "H";\n    case Suit.Spades:\n      return "S";',
        replace: '      return "S";\n    case Suit.Spades:\n      return "H";',
      },
    ],
  },
  {
    name: "suit-before-rank",
    says: "The suit is shown before the rank; the rank should come first, as in AH.",
    edits: [
      {
        file: "display.ts",
        find: "return rankLetter(card.rank) + suitLetter(card.suit);",
        replace: "return suitLetter(card.suit) + rankLetter(card.rank);",
      },
    ],
  },
  {
    name: "small-letters",
    says: "The names are in lower case; they should be in upper case, as in AH.",
    edits: [
      {
        file: "display.ts",
        find: "return rankLetter(card.rank) + suitLetter(card.suit);",
        replace: "return (rankLetter(card.rank) + suitLetter(card.suit)).toLowerCase();",
      },
    ],
  },
];
