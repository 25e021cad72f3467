import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "tricks-more-not-counted",
    says: "A trick beyond the bid earns nothing; it should earn 1 point.",
    edits: [{ file: "score.ts", find: " + (tricks - bid);", replace: ";" }],
  },
  {
    name: "tricks-more-count-ten",
    says: "Every trick earns 10 points; the tricks of the bid should, but each further trick earns 1.",
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
    says: "Each trick beyond the bid costs 1 point; it should earn 1.",
    edits: [{ file: "score.ts", find: " + (tricks - bid);", replace: " - (tricks - bid);" }],
  },
  {
    name: "nil-is-ten-times-zero",
    says: "A bid of 0 is scored like the others; it should score +100 for no tricks and -100 for any trick.",
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
    says: "A failed nil costs nothing; it should cost 100 points.",
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
    says: "The tricks of a failed nil are added to its points; it should always score -100.",
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
    says: "A bid that was not made costs nothing; it should cost 10 points for each trick of the bid.",
    edits: [{ file: "score.ts", find: "return -POINTS_A_TRICK * bid;", replace: "return 0;" }],
  },
  {
    name: "set-bid-costs-the-missing-tricks",
    says: "A bid that was not made costs 10 for each missing trick; it should cost 10 for each trick of the bid.",
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
    says: "A bid with extra tricks counts as set; a player who takes at least as many tricks as bid makes it.",
    edits: [
      { file: "score.ts", find: "if (tricks < bid) return", replace: "if (tricks !== bid) return" },
    ],
  },
  {
    name: "points-not-added-up",
    says: "The total has only the points of the last hand of play; add them to the old total.",
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
    says: "A total below 0 is set to 0, but totals can be negative.",
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
    says: "The game goes on at exactly 500; 500 points or more should win.",
    edits: [{ file: "score.ts", find: "total >= WINNING_TOTAL", replace: "total > WINNING_TOTAL" }],
  },
  {
    name: "everybody-at-500-is-ahead",
    says: "Every player with 500 or more counts as a leader; only the highest total should.",
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
    says: "If two players share the highest total, the first at the table wins; the game should go on.",
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
    says: "After a tie, the game waits for 500 again; the first hand of play with a single leader should end it.",
    edits: [{ file: "score.ts", find: ' && before !== "tied"', replace: "" }],
  },
  {
    name: "ends-below-minus-200",
    says: "The game ends when somebody falls below -200; this game does not have that rule.",
    edits: [
      {
        file: "score.ts",
        find: "ahead.some(({ total }) => total >= WINNING_TOTAL)",
        replace: "playersFrom(first).some(({ total }) => total >= WINNING_TOTAL || total < -200)",
      },
    ],
  },
];
