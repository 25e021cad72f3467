import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "dealer-bids-first",
    says: "The dealer bids first; the round begins at the dealer's left, and the dealer is last.",
    edits: [
      {
        file: "bid.ts",
        find: "playersFrom(dealer.next)) {\n    if",
        replace: "playersFrom(dealer)) {\n    if",
      },
    ],
  },
  {
    name: "you-bid-first",
    says: "You are asked before everybody else; the bids go once round the table, and your turn comes where you sit.",
    edits: [
      {
        file: "bid.ts",
        find: "for (const player of playersFrom(dealer.next)) {",
        replace:
          "const players = playersFrom(dealer.next);\n  players.sort((a, b) => Number(b.isHuman) - Number(a.isHuman));\n  for (const player of players) {",
      },
    ],
  },
  {
    name: "you-bid-last",
    says: "You are asked after everybody else; the bids go once round the table, and your turn comes where you sit.",
    edits: [
      {
        file: "bid.ts",
        find: "for (const player of playersFrom(dealer.next)) {",
        replace:
          "const players = playersFrom(dealer.next);\n  players.sort((a, b) => Number(a.isHuman) - Number(b.isHuman));\n  for (const player of players) {",
      },
    ],
  },
  {
    name: "kings-do-not-count",
    says: "The computers do not bid for their kings; each ace and each king is one trick.",
    edits: [{ file: "bid.ts", find: "card.rank >= KING", replace: "card.rank > KING" }],
  },
  {
    name: "queens-count-too",
    says: "The computers bid for their queens, too; only each ace and each king is one trick.",
    edits: [{ file: "bid.ts", find: "card.rank >= KING", replace: "card.rank >= KING - 1" }],
  },
  {
    name: "counts-from-the-third-spade",
    says: "The computers bid for the third spade, too; the first three count nothing.",
    edits: [{ file: "bid.ts", find: "const FEW_SPADES = 3;", replace: "const FEW_SPADES = 2;" }],
  },
  {
    name: "long-spades-do-not-count",
    says: "The computers bid their aces and kings only; each spade after the third is one trick more.",
    edits: [
      {
        file: "bid.ts",
        find: "high.length + Math.max(0, spades.length - FEW_SPADES)",
        replace: "high.length",
      },
    ],
  },
  {
    name: "few-spades-are-subtracted",
    says: "A computer with fewer than three spades bids less than its aces and kings; few spades count nothing, not less.",
    edits: [
      {
        file: "bid.ts",
        find: "Math.max(0, spades.length - FEW_SPADES)",
        replace: "(spades.length - FEW_SPADES)",
      },
    ],
  },
  {
    name: "computer-bids-nil",
    says: "A computer without ace, king and long spades bids 0; it never bids less than 1.",
    edits: [{ file: "bid.ts", find: "Math.max(1, high", replace: "Math.max(0, high" }],
  },
  {
    name: "fourteen-is-accepted",
    says: "A bid of 14 is accepted; there are 13 tricks.",
    edits: [
      {
        file: "bid.ts",
        find: "Number(answer) <= HIGHEST_BID",
        replace: "Number(answer) <= HIGHEST_BID + 1",
      },
    ],
  },
  {
    name: "nil-is-refused",
    says: "A bid of 0 is refused; it is nil, and allowed.",
    edits: [
      {
        file: "bid.ts",
        find: "if (isWholeNumber && Number(answer) <= HIGHEST_BID)",
        replace: "if (isWholeNumber && Number(answer) > 0 && Number(answer) <= HIGHEST_BID)",
      },
    ],
  },
  {
    name: "thirteen-is-refused",
    says: "A bid of 13 is refused; it is the highest bid, and allowed.",
    edits: [
      {
        file: "bid.ts",
        find: "Number(answer) <= HIGHEST_BID",
        replace: "Number(answer) < HIGHEST_BID",
      },
    ],
  },
  {
    name: "takes-nothing-for-nil",
    says: "An empty line is taken for a bid of 0; ask again.",
    edits: [{ file: "bid.ts", find: "/^\\d+$/", replace: "/^\\d*$/" }],
  },
  {
    name: "takes-a-fraction",
    says: "Whatever JavaScript can read as a number is accepted, even 3.5; only digits are a bid.",
    edits: [
      {
        file: "bid.ts",
        find: "const isWholeNumber = /^\\d+$/.test(answer);",
        replace: 'const isWholeNumber = answer !== "" && Number(answer) >= 0;',
      },
    ],
  },
  {
    name: "takes-minus-one",
    says: "A bid of -1 is accepted; the lowest bid is 0.",
    edits: [{ file: "bid.ts", find: "/^\\d+$/", replace: "/^-?\\d+$/" }],
  },
  {
    name: "takes-every-whole-number",
    says: "Every whole number up to 13 is accepted, -1 too, and Number() makes 0 of an empty line; only digits are a bid.",
    edits: [
      {
        file: "bid.ts",
        find: "/^\\d+$/.test(answer);",
        replace: "Number.isInteger(Number(answer));",
      },
    ],
  },
  {
    name: "takes-what-number-takes",
    says: "Whatever Number() makes a whole number of is accepted, and it makes 0 of an empty line; only digits are a bid.",
    edits: [
      {
        file: "bid.ts",
        find: "/^\\d+$/.test(answer);",
        replace: "Number.isInteger(Number(answer)) && Number(answer) >= 0;",
      },
    ],
  },
  {
    name: "no-sum-of-the-bids",
    says: "The four bids are not added up.",
    edits: [
      { file: "bid.ts", find: "(sum, { bid }) => sum + bid", replace: "(_, { bid }) => bid" },
    ],
  },
  {
    name: "bids-named-from-the-dealers-left",
    says: "The line of bids is in another order; it begins with you.",
    edits: [{ file: "main.ts", find: "showBids(you);", replace: "showBids(dealer.next);" }],
  },
];
