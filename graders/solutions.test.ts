/**
 * The golden transcripts: every solution of every track, on every transcript, with the real engine. One of every
 * third track also runs in a process, where the others behave the same as in a realm.
 */
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { gradeTrack } from "./engine/grade/grade.ts";
import { openGrader } from "./engine/grade/grader.ts";
import { submissionOf } from "./engine/intake/read-submission.ts";
import { openSession } from "./engine/sandbox/session.ts";
import { once } from "./engine/workbook/remember.ts";
import { readSolutions } from "./engine/workbook/stage-files.ts";
import { discover, type Stage } from "./engine/workbook/workbook.ts";
import { aThirdOf } from "./in-full-for-tests.ts";

const workbook = discover(fileURLToPath(new URL("..", import.meta.url)));
const submission = submissionOf("reference", readSolutions(workbook), []);
const session = openSession();
if (session.protection.kind !== "bubblewrap") console.warn(`NOT BOXED: ${session.protection.why}.`);

const inRealms = openGrader(session, workbook, { verdictsOnly: true });
const inProcesses = openGrader(session, workbook, { processesOnly: true, verdictsOnly: true });
afterAll(async () => {
  await Promise.all([inRealms.close(), inProcesses.close()]);
  session.close();
});

/** A track's whole game, and its first transcript; the others are in `solutions.all.test.ts`, a process for each case. */
function wholeGame(stages: readonly Stage[]): readonly Stage[] {
  const last = stages.findLast(({ tests }) => !tests)!;
  const first = last.cases.find(({ kind }) => kind === "transcript");
  return [{ ...last, cases: last.cases.filter((one) => one.kind === "check" || one === first) }];
}

describe.each([
  ["realm", inRealms, workbook.tracks, (stages: readonly Stage[]) => stages],
  ["process", inProcesses, aThirdOf(workbook.tracks), wholeGame],
] as const)("by the %s runner", (_, grader, tracks, part) => {
  describe.each(tracks)("$name", (track) => {
    const stages = part(track.stages);
    // A track is graded at once, which takes a second.
    const grade = once(() => gradeTrack(grader, submission, track, stages));

    it.each(stages)("$path passes all its cases", async ({ path, cases }) => {
      const result = await grade();
      const own = result.stages.find(({ stage }) => stage.path === path)!;
      const verdicts = own.cases.map(({ name, verdict }) => [name, verdict.kind]);
      expect(verdicts).toEqual(cases.map(({ name }) => [name, "passed"]));
    });
  });
});
