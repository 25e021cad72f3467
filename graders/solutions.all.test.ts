/**
 * What was given out earns nothing; and the solutions' tests with the process runner, on every variant. `runners.all.test.ts` has the programs, which behave
 * the same in a process as in the realm.
 */
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { gradeTrack } from "./engine/grade/grade.ts";
import { openGrader } from "./engine/grade/grader.ts";
import { submissionOf } from "./engine/intake/read-submission.ts";
import { openSession } from "./engine/sandbox/session.ts";
import { readSolutions, readStarters } from "./engine/workbook/stage-files.ts";
import { discover } from "./engine/workbook/workbook.ts";

const workbook = discover(fileURLToPath(new URL("..", import.meta.url)));
const submission = submissionOf("reference", readSolutions(workbook), []);
const session = openSession();
const grader = openGrader(session, workbook, { processesOnly: true });
afterAll(async () => {
  await grader.close();
  session.close();
});

const stages = workbook.tracks.flatMap((track) =>
  track.stages.filter(({ tests }) => tests).map((stage) => ({ track, stage, path: stage.path })),
);

it.each(stages)("$path passes all its cases", async ({ track, stage }) => {
  const result = await gradeTrack(grader, submission, track, [stage]);
  const verdicts = result.stages[0]!.cases.map(({ name, verdict }) => [name, verdict.kind]);
  expect(verdicts).toEqual(stage.cases.map(({ name }) => [name, "passed"]));
});

describe("what was given out", () => {
  const inRealms = openGrader(session, workbook, { verdictsOnly: true });
  afterAll(() => inRealms.close());
  it.each(workbook.tracks)("of $name earns nothing for a comment in it", async (track) => {
    const files = Object.entries(readStarters(workbook)).map(([path, text]) => [
      path,
      `${text}// Hello.\n`,
    ]);
    const handedIn = submissionOf("hello", Object.fromEntries(files), []);
    const result = await gradeTrack(inRealms, handedIn, track);
    const earned = result.stages.flatMap(({ stage, cases }) =>
      cases.filter((one) => one.earned > 0).map(({ name }) => `${stage.path} ${name}`),
    );
    expect(earned).toEqual([]);
  });
});
