import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "removes-the-queen-of-clubs",
    says: "The queen of clubs is removed; remove the queen of hearts.",
    edits: [{ file: "old-maid.ts", find: "Suit.Hearts", replace: "Suit.Clubs" }],
  },
  {
    name: "removes-the-queen-of-spades",
    says: "The queen of spades is removed; remove the queen of hearts.",
    edits: [{ file: "old-maid.ts", find: "Suit.Hearts", replace: "Suit.Spades" }],
  },
  {
    name: "removes-the-jack",
    says: "The jack of hearts is removed; the queen is the twelfth card of her suit, not the eleventh.",
    edits: [{ file: "old-maid.ts", find: "const QUEEN = 12;", replace: "const QUEEN = 11;" }],
  },
  {
    name: "removes-the-king",
    says: "The king of hearts is removed; a queen has the pip 12, and 13 is the king.",
    edits: [{ file: "old-maid.ts", find: "const QUEEN = 12;", replace: "const QUEEN = 13;" }],
  },
  {
    name: "removes-every-queen",
    says: "All four queens are removed; remove one and keep three.",
    edits: [
      {
        file: "old-maid.ts",
        find: '  // With -1, for "not found", splice would remove the last card.\n  if (index >= 0) deck.splice(index, 1);',
        replace:
          "  for (let i = deck.length - 1; i >= 0 && index >= 0; i--) {\n    if (deck[i]!.pip === QUEEN) deck.splice(i, 1);\n  }",
      },
    ],
  },
  {
    name: "removes-the-last-card",
    says: "The last card of the deck is removed instead of the queen of hearts.",
    edits: [
      {
        file: "old-maid.ts",
        find: "if (index >= 0) deck.splice(index, 1);",
        replace: "if (index >= 0) deck.pop();",
      },
    ],
  },
  {
    name: "removes-a-card-without-looking",
    says: "The second removal removes the last card of the deck: the queen is no longer there, her place is -1, and splice(-1, 1) removes the last card.",
    edits: [
      {
        file: "old-maid.ts",
        find: "if (index >= 0) deck.splice(index, 1);",
        replace: "deck.splice(index, 1);",
      },
    ],
  },
  {
    name: "removes-to-the-end",
    says: "All cards from the queen of hearts to the end are removed; splice needs a second number, the number of cards to remove.",
    edits: [{ file: "old-maid.ts", find: "deck.splice(index, 1)", replace: "deck.splice(index)" }],
  },
  {
    name: "keeps-the-queen",
    says: "The queen of hearts is still in the deck that was passed: remove her from that array, and not from another one.",
    edits: [
      {
        file: "old-maid.ts",
        find: "if (index >= 0) deck.splice(index, 1);",
        replace: "if (index >= 0) deck.slice(index, index + 1);",
      },
    ],
  },
  {
    name: "suits-in-another-order",
    says: "The suits are in the wrong order; it should be clubs, diamonds, hearts, spades.",
    edits: [{ file: "cards.ts", find: "  Hearts,\n  Spades,", replace: "  Spades,\n  Hearts," }],
  },
  {
    name: "pips-in-the-outer-loop",
    says: "The deck is ordered pip by pip; it should go suit by suit: first all cards of one suit, then those of the next.",
    edits: [
      {
        file: "cards.ts",
        find: "  for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {\n    for (let pip = ACE; pip <= KING; pip++) {",
        replace:
          "  for (let pip = ACE; pip <= KING; pip++) {\n    for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {",
      },
    ],
  },
  {
    name: "ace-high",
    says: "The aces come after the kings, as 14; in this deck the ace is 1 and comes first.",
    edits: [
      {
        file: "cards.ts",
        find: "let pip = ACE; pip <= KING; pip++",
        replace: "let pip = 2; pip <= KING + 1; pip++",
      },
      { file: "cards.ts", find: "case ACE:", replace: "case 14:" },
    ],
  },
  {
    name: "stops-before-the-king",
    says: "Each suit ends with the queen, because the loop stops one pip too early.",
    edits: [{ file: "cards.ts", find: "pip <= KING", replace: "pip < KING" }],
  },
  {
    name: "leaves-out-the-spades",
    says: "There are no spades, because the loop over the suits stops one suit too early.",
    edits: [{ file: "cards.ts", find: "suit <= Suit.Spades", replace: "suit < Suit.Spades" }],
  },
  {
    name: "shows-the-ace-as-1",
    says: "The ace is shown as 1; show it as A.",
    edits: [{ file: "cards.ts", find: '      return "A";', replace: '      return "1";' }],
  },
  {
    name: "shows-the-ten-as-t",
    says: "The ten is shown as T; here, show it as 10.",
    edits: [
      {
        file: "cards.ts",
        find: "      return String(pip);",
        replace: '      return pip === 10 ? "T" : String(pip);',
      },
    ],
  },
  {
    name: "jack-is-ten",
    says: "J is shown for 10, and queen and king come one too early, as well; the jack is 11, the queen 12, the king 13.",
    edits: [
      {
        file: "cards.ts",
        find: "const JACK = 11;\nconst QUEEN = 12;",
        replace: "const JACK = 10;\nconst QUEEN = 11;",
      },
      { file: "cards.ts", find: "    case KING:\n", replace: "    case 12:\n" },
    ],
  },
  {
    name: "falls-through",
    says: "Each picture card is shown as the one after it: without a return or a break, a case of a switch falls through into the next.",
    edits: [
      {
        file: "cards.ts",
        find: '      return "J";\n    case QUEEN:\n      return "Q";',
        replace: "    case QUEEN:",
      },
    ],
  },
  {
    name: "suit-before-pip",
    says: "The suit comes before the pip; the pip should come first.",
    edits: [
      {
        file: "cards.ts",
        find: "pipName(card.pip) + suitSymbol(card.suit)",
        replace: "suitSymbol(card.suit) + pipName(card.pip)",
      },
    ],
  },
  {
    name: "clubs-and-spades-exchanged",
    says: "The symbols of clubs and spades are swapped; ♣ is clubs, ♠ is spades.",
    edits: [
      { file: "cards.ts", find: 'return "♣"', replace: 'return"♠"' },
      {
        file: "cards.ts",
        find: '    case Suit.Spades:\n      return "♠";',
        replace: '    case Suit.Spades:\n      return "♣";',
      },
    ],
  },
  {
    name: "all-on-one-line",
    says: "All cards are on one line; print thirteen per line.",
    edits: [
      { file: "cards.ts", find: "const CARDS_A_LINE = 13;", replace: "const CARDS_A_LINE = 52;" },
    ],
  },
];
