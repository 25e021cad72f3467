import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "ten-as-a-number",
    says: "The ten is shown as 10; its letter is T, so every name has two characters.",
    edits: [
      {
        file: "card.ts",
        find: "return RANK_LETTERS.charAt(this.#rank - LOWEST_RANK) + SUIT",
        replace:
          'return (this.#rank === 10 ? "10" : RANK_LETTERS.charAt(this.#rank - LOWEST_RANK)) + SUIT',
      },
    ],
  },
  {
    name: "suit-before-rank",
    says: "The suit comes before the rank; the rank should come first, as in QS.",
    edits: [
      {
        file: "card.ts",
        find: "RANK_LETTERS.charAt(this.#rank - LOWEST_RANK) + SUIT_LETTERS.charAt(this.#suit);",
        replace: "SUIT_LETTERS.charAt(this.#suit) + RANK_LETTERS.charAt(this.#rank - LOWEST_RANK);",
      },
    ],
  },
  {
    name: "ace-is-low",
    says: "The ace is the lowest rank; it should be the highest, above the king.",
    edits: [{ file: "card.ts", find: '"23456789TJQKA"', replace: '"A23456789TJQK"' }],
  },
  {
    name: "equal-only-to-itself",
    says: "A card does not equal another object of the same rank and suit: compare rank with rank and suit with suit, because two objects can be the same card.",
    edits: [
      {
        file: "card.ts",
        find: "return this.#rank === other.rank && this.#suit === other.suit;",
        replace: "return this === other;",
      },
    ],
  },
  {
    name: "equal-by-rank-alone",
    says: "Cards of the same rank count as equal; the suit has to be the same, too.",
    edits: [
      {
        file: "card.ts",
        find: "this.#rank === other.rank && this.#suit === other.suit;",
        replace: "this.#rank === other.rank;",
      },
    ],
  },
  {
    name: "equal-by-suit-alone",
    says: "Cards of the same suit count as equal; the rank has to be the same, too.",
    edits: [
      {
        file: "card.ts",
        find: "this.#rank === other.rank && this.#suit === other.suit;",
        replace: "this.#suit === other.suit;",
      },
    ],
  },
  {
    name: "parse-refuses-small-letters",
    says: "A card in lower case is not recognised; turn the text into upper case first.",
    edits: [{ file: "card.ts", find: "text.trim().toUpperCase();", replace: "text.trim();" }],
  },
  {
    name: "parse-refuses-blanks",
    says: "A card with spaces around it is not recognised; remove the spaces first.",
    edits: [
      { file: "card.ts", find: "text.trim().toUpperCase();", replace: "text.toUpperCase();" },
    ],
  },
  {
    name: "parse-takes-10-for-the-ten",
    says: "10H is accepted as the ten of hearts, but the ten is T, and every name has two characters.",
    edits: [
      {
        file: "card.ts",
        find: "if (letters.length !== 2 || rank === -1",
        replace: "if (rank === -1",
      },
      { file: "card.ts", find: "letters.charAt(1)", replace: "letters.charAt(letters.length - 1)" },
      {
        file: "card.ts",
        find: "letters.charAt(0)",
        replace: 'letters.replace("10", "T").charAt(0)',
      },
    ],
  },
  {
    name: "ranks-before-suits",
    says: "The deck holds the four twos first, then the threes; it should hold all the clubs first, then the diamonds.",
    edits: [
      {
        file: "deck.ts",
        find: "    for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {\n      for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; rank++) {",
        replace:
          "    for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; rank++) {\n      for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {",
      },
    ],
  },
  {
    name: "no-aces",
    says: "The loop over the ranks ends before the ace, so the deck has 48 cards.",
    edits: [{ file: "deck.ts", find: "rank <= HIGHEST_RANK", replace: "rank < HIGHEST_RANK" }],
  },
  {
    name: "deals-from-the-end",
    says: "The deck deals its cards from the last to the first; it should deal the first one first.",
    edits: [{ file: "deck.ts", find: "this.#cards.shift()", replace: "this.#cards.pop()" }],
  },
  {
    name: "dealt-card-stays",
    says: "The card that is dealt stays in the deck, so the same one comes again and again.",
    edits: [{ file: "deck.ts", find: "this.#cards.shift()", replace: "this.#cards[0]" }],
  },
  {
    name: "decks-share-their-cards",
    says: "All decks share one array, so a card that one deck deals is missing from the others; each object needs its own field.",
    edits: [
      {
        file: "deck.ts",
        find: "const HIGHEST_RANK = 14;",
        replace: "const HIGHEST_RANK = 14;\nconst CARDS: Card[] = [];",
      },
      { file: "deck.ts", find: "#cards: Card[] = [];", replace: "#cards: Card[] = CARDS;" },
      {
        file: "deck.ts",
        find: "  constructor() {\n",
        replace: "  constructor() {\n    if (CARDS.length > 0) return;\n",
      },
    ],
  },
  {
    name: "swap-loses-a-card",
    says: "After a swap, one card is there twice and the other one is lost: each of the two must go to the other's place, and a variable must keep the one that is overwritten first.",
    edits: [
      {
        file: "deck.ts",
        find: "this.#cards[other] = one;",
        replace: "this.#cards[other] = this.#cards[place];",
      },
    ],
  },
  {
    name: "rank-not-refused",
    says: "A rank that does not exist makes a card; the constructor has to refuse it with a RangeError.",
    edits: [
      {
        file: "card.ts",
        find: "if (RANK_LETTERS[rank - LOWEST_RANK] === undefined) {",
        replace: "if (RANK_LETTERS === undefined) {",
      },
    ],
  },
  {
    name: "half-a-rank-not-refused",
    says: "A rank of 2.5 makes a card, but ranks are whole numbers.",
    edits: [
      {
        file: "card.ts",
        find: "if (RANK_LETTERS[rank - LOWEST_RANK] === undefined) {",
        replace: "if (rank < 2 || rank > 14) {",
      },
    ],
  },
  {
    name: "empty-deck-not-refused",
    says: "An empty deck deals undefined, which is not a card; it has to throw a RangeError.",
    edits: [
      {
        file: "deck.ts",
        find: '    if (card === undefined) throw new RangeError("deal: the deck is empty");\n    return card;',
        replace: "    return card!;",
      },
    ],
  },
  {
    name: "swap-not-refused",
    says: "A swap with a place that the deck does not have is not refused, and spoils the deck.",
    edits: [
      {
        file: "deck.ts",
        find: "if (one === undefined || two === undefined) {",
        replace: "if (this.size === 0) {",
      },
      { file: "deck.ts", find: "#cards[place] = two;", replace: "#cards[place] = two!;" },
      { file: "deck.ts", find: "#cards[other] = one;", replace: "#cards[other] = one!;" },
    ],
  },
  {
    name: "refused-by-another-error",
    says: "An Error is thrown instead of a RangeError; write new RangeError(…) instead of new Error(…).",
    edits: [
      { file: "card.ts", find: "throw new RangeError(", replace: "throw new Error(" },
      { file: "deck.ts", find: 'throw new RangeError("deal', replace: 'throw new Error("deal' },
      { file: "deck.ts", find: "throw new RangeError(`swap", replace: "throw new Error(`swap" },
    ],
  },
];
