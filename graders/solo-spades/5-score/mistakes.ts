import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "tricks-more-not-counted",
    says: "A trick beyond the bid earns nothing; it earns 1 point.",
    edits: [{ file: "score.ts", find: " + (tricks - bid);", replace: ";" }],
  },
  {
    name: "tricks-more-count-ten",
    says: "Every trick earns 10 points; the tricks of the bid do, and each trick more earns 1.",
    edits: [
      {
        file: "score.ts",
        find: "return POINTS_A_TRICK * bid + (tricks - bid);",
        replace: "return POINTS_A_TRICK * tricks;",
      },
    ],
  },
  {
    name: "tricks-more-count-against",
    says: "Each trick more costs 1 point; it earns 1.",
    edits: [{ file: "score.ts", find: " + (tricks - bid);", replace: " - (tricks - bid);" }],
  },
  {
    name: "nil-is-ten-times-zero",
    says: "A bid of 0 is scored like the others; it is +100 for taking no trick and -100 for taking any.",
    edits: [
      {
        file: "score.ts",
        find: "  if (bid === 0) return tricks === 0 ? NIL_POINTS : -NIL_POINTS;\n",
        replace: "",
      },
    ],
  },
  {
    name: "failed-nil-costs-nothing",
    says: "A failed nil costs nothing; it costs 100 points.",
    edits: [
      {
        file: "score.ts",
        find: "tricks === 0 ? NIL_POINTS : -NIL_POINTS",
        replace: "tricks === 0 ? NIL_POINTS : 0",
      },
    ],
  },
  {
    name: "failed-nil-counts-its-tricks",
    says: "The tricks of a failed nil are added to its points; it is -100 flat.",
    edits: [
      {
        file: "score.ts",
        find: "tricks === 0 ? NIL_POINTS : -NIL_POINTS",
        replace: "tricks === 0 ? NIL_POINTS : tricks - NIL_POINTS",
      },
    ],
  },
  {
    name: "set-bid-costs-nothing",
    says: "A bid that was not made costs nothing; it costs 10 points for each trick of the bid.",
    edits: [{ file: "score.ts", find: "return -POINTS_A_TRICK * bid;", replace: "return 0;" }],
  },
  {
    name: "set-bid-costs-the-missing-tricks",
    says: "A bid that was not made costs 10 for each missing trick; it costs 10 for each trick of the bid.",
    edits: [
      {
        file: "score.ts",
        find: "return -POINTS_A_TRICK * bid;",
        replace: "return -POINTS_A_TRICK * (bid - tricks);",
      },
    ],
  },
  {
    name: "exact-bids-only",
    says: "A bid with tricks more counts as set; at least as many tricks as bid make it.",
    edits: [
      { file: "score.ts", find: "if (tricks < bid) return", replace: "if (tricks !== bid) return" },
    ],
  },
  {
    name: "points-not-added-up",
    says: "The total is the points of the last hand of play only; they are added to the total before.",
    edits: [
      {
        file: "score.ts",
        find: "player.total += player.points;",
        replace: "player.total = player.points;",
      },
    ],
  },
  {
    name: "no-total-below-zero",
    says: "A total below 0 is put back to 0; it can be negative.",
    edits: [
      {
        file: "score.ts",
        find: "player.total += player.points;",
        replace: "player.total = Math.max(0, player.total + player.points);",
      },
    ],
  },
  {
    name: "wins-above-500-only",
    says: "The game goes on at exactly 500; 500 points or more win.",
    edits: [{ file: "score.ts", find: "total >= WINNING_TOTAL", replace: "total > WINNING_TOTAL" }],
  },
  {
    name: "everybody-at-500-is-ahead",
    says: "Whoever has 500 or more counts as a leader; only the highest total does.",
    edits: [
      {
        file: "score.ts",
        find: "players.filter(({ total }) => total === highest)",
        replace: "players.filter(({ total }) => total >= Math.min(highest, WINNING_TOTAL))",
      },
    ],
  },
  {
    name: "first-at-the-table-wins",
    says: "Of two players who share the highest total the first at the table wins; they play on.",
    edits: [
      {
        file: "score.ts",
        find: 'return ahead.length === 1 ? "won" : "tied";',
        replace: 'return "won";',
      },
    ],
  },
  {
    name: "forgets-the-tie",
    says: "After a tie the game waits for 500 again; the first hand that leaves one player ahead ends it.",
    edits: [{ file: "score.ts", find: ' && before !== "tied"', replace: "" }],
  },
  {
    name: "ends-below-minus-200",
    says: "The game ends when somebody falls below -200; there is no such rule here.",
    edits: [
      {
        file: "score.ts",
        find: "ahead.some(({ total }) => total >= WINNING_TOTAL)",
        replace: "playersFrom(first).some(({ total }) => total >= WINNING_TOTAL || total < -200)",
      },
    ],
  },
];
