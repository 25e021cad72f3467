import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "dealer-bids-first",
    says: "The dealer bids first; the round should begin at the dealer's left and end with the dealer.",
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
    says: "You are asked before all others; the bids go once round the table, and your turn comes at your seat.",
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
    says: "You are asked after all others; the bids go once round the table, and your turn comes at your seat.",
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
    says: "The computers do not bid for their kings; they should bid one trick for each ace and each king.",
    edits: [{ file: "bid.ts", find: "card.rank >= KING", replace: "card.rank > KING" }],
  },
  {
    name: "queens-count-too",
    says: "The computers bid for their queens, too; they should bid one trick only for each ace and each king.",
    edits: [{ file: "bid.ts", find: "card.rank >= KING", replace: "card.rank >= KING - 1" }],
  },
  {
    name: "counts-from-the-third-spade",
    says: "The computers bid for the third spade, too; the first three should count nothing.",
    edits: [{ file: "bid.ts", find: "const FEW_SPADES = 3;", replace: "const FEW_SPADES = 2;" }],
  },
  {
    name: "long-spades-do-not-count",
    says: "The computers bid only their aces and kings; each spade after the third should add one trick.",
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
    says: "A computer with fewer than three spades bids less than its aces and kings; the first three spades count nothing.",
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
    says: "A computer without an ace, a king or a fourth spade bids 0; it should never bid less than 1.",
    edits: [{ file: "bid.ts", find: "Math.max(1, high", replace: "Math.max(0, high" }],
  },
  {
    name: "fourteen-is-accepted",
    says: "A bid of 14 is accepted, but there are only 13 tricks.",
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
    says: "A bid of 0 is refused, but it is nil, which is allowed.",
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
    says: "A bid of 13 is refused, but it is the highest allowed bid.",
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
    says: "An empty line counts as a bid of 0; ask again.",
    edits: [{ file: "bid.ts", find: "/^\\d+$/", replace: "/^\\d*$/" }],
  },
  {
    name: "takes-a-fraction",
    says: "Anything that JavaScript can read as a number is accepted, even 3.5; accept only digits.",
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
    says: "Too many answers are accepted as numbers, even -1; accept only digits.",
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
    says: "Anything that Number() turns into a whole number is accepted, and it turns an empty line into 0; accept only digits.",
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
    says: "The line of bids is in the wrong order; it should begin with you.",
    edits: [{ file: "main.ts", find: "showBids(you);", replace: "showBids(dealer.next);" }],
  },
];
