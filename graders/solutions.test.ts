/**
 * The golden transcripts: every solution of every track, on every transcript, through the real engine; and on the first
 * of them in processes, as the others play there as they do in a realm.
 */
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { openSession } from "./engine/box/session.ts";
import { discover, readSolutions, readStarters, type Stage } from "./engine/discover/discover.ts";
import { submissionOf } from "./engine/discover/read-submission.ts";
import { openGrader } from "./engine/grade/grade.ts";
import { once } from "./engine/once.ts";

const workbook = discover(fileURLToPath(new URL("..", import.meta.url)));
const submission = submissionOf("reference", readSolutions(workbook), []);
const session = openSession();
if (session.protection.kind !== "bubblewrap") console.warn(`NOT BOXED: ${session.protection.why}.`);

/** Of the transcripts and variants of a stage, each in a process of its own; all are in `solutions.all.test.ts`. */
const MOST_PROCESSES = 1;

const inRealms = openGrader(session, workbook);
const inProcesses = openGrader(session, workbook, { processesOnly: true });
afterAll(async () => {
  await Promise.all([inRealms.close(), inProcesses.close()]);
  session.close();
});

/** The stage with all its checks, and the first of what is run. */
function inPart(stage: Stage): Stage {
  const run = stage.cases.filter(({ kind }) => kind !== "check").slice(0, MOST_PROCESSES);
  return {
    ...stage,
    cases: stage.cases.filter((one) => one.kind === "check" || run.includes(one)),
  };
}

describe("what was given out", () => {
  it.each(workbook.tracks)("of $name earns nothing for a comment in it", async (track) => {
    const files = Object.entries(readStarters(workbook)).map(([path, text]) => [
      path,
      `${text}// Hello.\n`,
    ]);
    const handedIn = submissionOf("hello", Object.fromEntries(files), []);
    const { result } = await inRealms.grade(handedIn, track);
    const earned = result.stages.flatMap(({ stage, cases }) =>
      cases.filter((one) => one.earned > 0).map(({ name }) => `${stage.path} ${name}`),
    );
    expect(earned).toEqual([]);
  });
});

describe.each([
  ["realm", inRealms, (stage: Stage) => stage],
  ["process", inProcesses, inPart],
] as const)("by the %s runner", (_, grader, part) => {
  describe.each(workbook.tracks)("$name", (track) => {
    const stages = track.stages.map(part);
    // A track is graded at once; it takes a second, as every process starts a Node.
    const grade = once(() => grader.grade(submission, track, stages));

    it.each(stages)("$path passes all its cases", async ({ path, cases }) => {
      const { result } = await grade();
      const own = result.stages.find(({ stage }) => stage.path === path)!;
      const verdicts = own.cases.map(({ name, verdict }) => [name, verdict.kind]);
      expect(verdicts).toEqual(cases.map(({ name }) => [name, "passed"]));
    });
  });
});
