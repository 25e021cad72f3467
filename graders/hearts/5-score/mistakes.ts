import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "every-queen-counts-13",
    says: "Every queen counts 13 points; only the queen of spades should.",
    edits: [
      {
        file: "hand-score.ts",
        find: "if (card.suit === Suit.Spades && card.rank === QUEEN)",
        replace: "if (card.rank === QUEEN)",
      },
    ],
  },
  {
    name: "every-spade-counts-13",
    says: "Every spade counts 13 points; only the queen of spades should.",
    edits: [
      {
        file: "hand-score.ts",
        find: "if (card.suit === Suit.Spades && card.rank === QUEEN)",
        replace: "if (card.suit === Suit.Spades)",
      },
    ],
  },
  {
    name: "queen-of-spades-counts-nothing",
    says: "The queen of spades counts nothing; she should count 13 points.",
    edits: [
      { file: "hand-score.ts", find: "points += QUEEN_OF_SPADES_POINTS;", replace: "points += 0;" },
    ],
  },
  {
    name: "hearts-count-their-rank",
    says: "A heart counts as many points as its rank; each heart should count 1.",
    edits: [
      { file: "hand-score.ts", find: "points += HEART_POINTS;", replace: "points += card.rank;" },
    ],
  },
  {
    name: "last-taken-cards-only",
    says: "A player has only the points of the cards taken last; add them to the points from before.",
    edits: [
      {
        file: "hand-score.ts",
        find: "(this.#taken.get(player) ?? 0) + HandScore",
        replace: "0 * (this.#taken.get(player) ?? 0) + HandScore",
      },
    ],
  },
  {
    name: "no-moon",
    says: "Shooting the moon is not noticed; a player who takes all fourteen penalty cards gets 0 points, and all others get 26.",
    edits: [
      {
        file: "hand-score.ts",
        find: "this.#taken.get(player) === ALL_POINTS",
        replace: "this.#taken.get(player) === ALL_POINTS + 1",
      },
    ],
  },
  {
    name: "moon-without-the-queen",
    says: "The thirteen hearts alone count as shooting the moon; the queen of spades is needed, too.",
    edits: [
      {
        file: "hand-score.ts",
        find: "this.#taken.get(player) === ALL_POINTS",
        replace: "this.#taken.get(player)! >= 13 && this.#taken.get(player) !== 14",
      },
    ],
  },
  {
    name: "moon-takes-26-off",
    says: "The player who shoots the moon loses 26 points and the others get none; that player should get 0 and the others 26.",
    edits: [
      {
        file: "hand-score.ts",
        find: "return player === shooter ? 0 : ALL_POINTS;",
        replace: "return player === shooter ? -ALL_POINTS : 0;",
      },
    ],
  },
  {
    name: "shooter-keeps-26",
    says: "The player who shoots the moon gets 26 points as well; that player should get none.",
    edits: [
      {
        file: "hand-score.ts",
        find: "return player === shooter ? 0 : ALL_POINTS;",
        replace: "return ALL_POINTS;",
      },
    ],
  },
  {
    name: "points-not-added-up",
    says: "The total has only the points of the last hand of play; add them to the old total.",
    edits: [
      {
        file: "score-sheet.ts",
        find: "total + hand.points(player)",
        replace: "0 * total + hand.points(player)",
      },
      // Otherwise, no game would ever end.
      { file: "score-sheet.ts", find: "total >= LAST_TOTAL", replace: "total >= 26" },
    ],
  },
  {
    name: "ends-above-100-only",
    says: "The game goes on at exactly 100 points; 100 or more should end it.",
    edits: [{ file: "score-sheet.ts", find: "total >= LAST_TOTAL", replace: "total > LAST_TOTAL" }],
  },
  {
    name: "ends-when-all-have-100",
    says: "The game goes on until all players have 100 points; it should end as soon as one player has.",
    edits: [{ file: "score-sheet.ts", find: "].some(", replace: "].every(" }],
  },
  {
    name: "most-points-win",
    says: "The most points win; the fewest should.",
    edits: [{ file: "score-sheet.ts", find: "Math.min(", replace: "Math.max(" }],
  },
  {
    name: "tie-not-noticed",
    says: "If several players share the fewest points, only the first is named; name all of them.",
    edits: [
      {
        file: "score-sheet.ts",
        find: "this.#totals.get(player) === fewest);",
        replace: "this.#totals.get(player) === fewest).slice(0, 1);",
      },
    ],
  },
];
