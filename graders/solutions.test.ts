/** The golden transcripts: every solution of every track, on every transcript, through the real engine. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession, type Session } from "./engine/box/session.ts";
import { discover, readSolutions, readStarters, type Stage } from "./engine/discover/discover.ts";
import { submissionOf } from "./engine/discover/read-submission.ts";
import { type Grader, openGrader } from "./engine/grade/grade.ts";

const workbook = discover(fileURLToPath(new URL("..", import.meta.url)));
const submission = submissionOf("reference", readSolutions(workbook), []);
/** Of the variants that tests are run on, each in a process that loads vitest; all are in `solutions.all.test.ts`. */
const MOST_VARIANTS = 6;

/** The stage as it is graded by a runner. */
function graded(stage: Stage, runner: string): Stage {
  if (runner === "realm" || !stage.tests) return stage;
  return { ...stage, cases: stage.cases.slice(0, MOST_VARIANTS) };
}

describe("what was given out", () => {
  const session = openSession();
  const grader = openGrader(session, workbook);
  afterAll(async () => {
    await grader.close();
    session.close();
  });

  it.each(workbook.tracks)("of $name earns nothing for a comment in it", async (track) => {
    const files = Object.entries(readStarters(workbook)).map(([path, text]) => [
      path,
      `${text}// Hello.\n`,
    ]);
    const handedIn = submissionOf("hello", Object.fromEntries(files), []);
    const { result } = await grader.grade(handedIn, track);
    const earned = result.stages.flatMap(({ stage, cases }) =>
      cases.filter((one) => one.earned > 0).map(({ name }) => `${stage.path} ${name}`),
    );
    expect(earned).toEqual([]);
  });
});

describe.each(["realm", "process"])("by the %s runner", (runner) => {
  let session: Session;
  let grader: Grader;
  beforeAll(() => {
    session = openSession();
    if (session.protection.kind !== "bubblewrap")
      console.warn(`NOT BOXED: ${session.protection.why}.`);
    grader = openGrader(session, workbook, { processesOnly: runner === "process" });
  });
  afterAll(async () => {
    await grader.close();
    session.close();
  });

  for (const track of workbook.tracks) {
    for (const stage of track.stages) {
      it(`${stage.path} passes all its cases`, async () => {
        const one = graded(stage, runner);
        const { result } = await grader.grade(submission, track, [one]);
        const verdicts = result.stages[0]!.cases.map(({ name, verdict }) => [name, verdict.kind]);
        expect(verdicts).toEqual(one.cases.map(({ name }) => [name, "passed"]));
      });
    }
  }
});
