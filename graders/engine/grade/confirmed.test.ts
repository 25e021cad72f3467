/** A process must show that a program fails with Node, too, but not where something else decides the points. */
import { afterAll, beforeEach, expect, test } from "vitest";
import { testInFull } from "../../in-full-for-tests.ts";
import { MAIN, openDice, STAGE } from "../for-tests/dice-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { StageResult } from "../judge/results.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const { solutions, session, workbook, close } = openDice();
/** How many programs were run in a process of their own, which needs a host. */
let processes = 0;
const compiled = Object.create(session.compiled, {
  processHost: {
    get: () => {
      processes++;
      return session.compiled.processHost;
    },
  },
});
const opened = openGrader({ ...session, compiled }, workbook);
/** How many boxes programs ran in, one after the other. */
let runners = 0;
const grader: typeof opened = Object.create(opened, {
  openRunner: {
    value: (time) => {
      runners++;
      return opened.openRunner(time);
    },
  } satisfies { value: typeof opened.openRunner },
});
afterAll(async () => {
  await grader.close();
  await close();
});
beforeEach(() => {
  processes = 0;
  runners = 0;
});

const GREET = "tiny/1-greet";
/** The first stage fails, and the second uses what is right in it. */
const FIRST_FAILS = {
  [`${GREET}/main.ts`]: `${solutions[`${GREET}/main.ts`]}print("Well.");\n`,
};
const GREETING_IS_WRONG = {
  [`${GREET}/greet.ts`]: solutions[`${GREET}/greet.ts`]!.replace("evening", "morning"),
};
/** Only a process has its versions. */
const withNode = (main: string) =>
  `import process from "node:process";\nconst isInProcess = Boolean(process.versions);\n${main}void isInProcess;\n`;

/** The track, with these files of the student's instead. */
async function grade(changes: Readonly<Record<string, string>>): Promise<readonly StageResult[]> {
  const submission = submissionOf("ann", { ...solutions, ...changes }, ["tiny"]);
  return (await gradeTrack(grader, submission, workbook.tracks[0]!)).stages;
}

const sharesOf = (stages: readonly StageResult[]) =>
  stages.map(({ earned, stage }) => earned / stage.points);

test("a stage that passes with the reference's earlier stage needs no process", async () => {
  const stages = await grade({ ...GREETING_IS_WRONG, [`${STAGE}/main.ts`]: withNode(MAIN) });
  expect(sharesOf(stages)).toEqual([0, 1]);
  expect(stages[1]!.standIns).toEqual([GREET]);
  expect([processes, runners]).toEqual([0, 1]);
});

test("a stage with a fault of its own needs one, for all its cases and for what it does with the reference's", async () => {
  const wrong = withNode(MAIN.replace("i < count", "i <= count"));
  const stages = await grade({ ...GREETING_IS_WRONG, [`${STAGE}/main.ts`]: wrong });
  expect(sharesOf(stages)[0]).toBe(0);
  expect(sharesOf(stages)[1]).toBeLessThan(1);
  expect([processes, runners], "nothing is shown of a box with the reference in it").toEqual([
    1, 2,
  ]);
});

testInFull("a stage that fails by itself needs no second box", async () => {
  const wrong = withNode(MAIN.replace("i < count", "i <= count"));
  const [, rolls] = await grade({ [`${STAGE}/main.ts`]: wrong });
  expect(rolls!.earned).toBeLessThan(rolls!.stage.points);
  expect([processes, runners]).toEqual([1, 1]);
});

testInFull("what only fails outside a process passes, though an earlier stage fails", async () => {
  const strange = withNode(MAIN.replace("i < count", "i < count - (isInProcess ? 0 : 1)"));
  const stages = await grade({ ...FIRST_FAILS, [`${STAGE}/main.ts`]: strange });
  expect(sharesOf(stages)).toEqual([0, 1]);
  expect(stages[1]!.standIns).toEqual([]);
  expect(processes).toBeGreaterThan(0);
});

test("with the reference's earlier stage, what fails counts only if a process says so, too", async () => {
  // With the student's own greeting, no case is right; with the reference's, all are, but only in a process.
  const strange = withNode(MAIN.replace("i < count", "i < count - (isInProcess ? 0 : 1)"));
  const stages = await grade({ ...GREETING_IS_WRONG, [`${STAGE}/main.ts`]: strange });
  expect(sharesOf(stages)).toEqual([0, 1]);
  expect(stages[1]!.standIns).toEqual([GREET]);
});
