/** The number of today, for tests that try other things each day. */
export const TODAY = Math.floor(Date.now() / (24 * 60 * 60 * 1000));

/** What takes longest in `npm run test:all` takes turns: one half on even days, the other on odd ones. */
const BY_TURNS: readonly (readonly string[])[] = [
  [
    "graders/engine/execute/runners.all.test.ts",
    "graders/corpus/programs.all.test.ts",
    "graders/engine/course/hostile-course.all.test.ts",
    "graders/deckwork.all.test.ts",
    "graders/commands/kill-and-resume.all.test.ts",
  ],
  [
    "graders/engine/handout/handout.all.test.ts",
    "graders/engine/scenarios.all.test.ts",
    "graders/commands/no-stack.all.test.ts",
    "graders/corpus/spellings.all.test.ts",
    "graders/engine/course/hostile-folders.all.test.ts",
  ],
];

/** What is not its turn today. With `DECKWORK_DAYS=all`, everything has its turn. */
export function notToday(): readonly string[] {
  return process.env.DECKWORK_DAYS === "all" ? [] : BY_TURNS[(TODAY + 1) % BY_TURNS.length]!;
}
