/**
 * Whose turn it is today. What takes longest in `npm run test:all` takes turns, and some tests try other things each time.
 * With `DECKWORK_DAYS=all`, everything has its turn.
 *
 * @module
 */

/** Files of tests: one group each day. */
const GROUPS: readonly (readonly string[])[] = [
  [
    "graders/docs/browser.all.test.ts",
    "graders/commands/kill-and-resume.all.test.ts",
    "graders/engine/report/html.all.test.ts",
  ],
  [
    "graders/engine/scenarios.all.test.ts",
    "graders/engine/autograder/harness.all.test.ts",
    "graders/strength/strength.all.test.ts",
    "graders/corpus/spellings.all.test.ts",
    "graders/deckwork.all.test.ts",
  ],
  [
    "graders/engine/execute/runners.all.test.ts",
    "graders/engine/page/page.all.test.ts",
    "graders/engine/course/hostile-course.all.test.ts",
    "graders/grading-guide.all.test.ts",
    "graders/engine/course/hostile-folders.all.test.ts",
  ],
  [
    "graders/engine/handout/handout.all.test.ts",
    "graders/corpus/programs.all.test.ts",
    "graders/engine/execute/vitest.all.test.ts",
    "graders/engine/grade/foreign-report.all.test.ts",
    "graders/engine/author/verify.all.test.ts",
    "graders/commands/grade-languages.all.test.ts",
  ],
];

/** The number of today. */
export const TODAY = Math.floor(Date.now() / (24 * 60 * 60 * 1000));

/** How many turns the group of today has had, for its tests that try other things each time. */
export const TURN = Math.floor(TODAY / GROUPS.length);

export const HAS_ALL_TURNS = process.env.DECKWORK_DAYS === "all";

/** The files whose turn it is not. */
export function notToday(): readonly string[] {
  if (HAS_ALL_TURNS) return [];
  return GROUPS.filter((_, at) => at !== TODAY % GROUPS.length).flat();
}
