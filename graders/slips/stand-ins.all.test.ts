/**
 * Programs that use Node get the same verdicts whether they may run with stand-ins for it, or only in processes: programs of
 * other styles than the reference's, with slips.
 */
import { afterAll, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { gradeTrack } from "../engine/grade/grade.ts";
import { openGrader } from "../engine/grade/grader.ts";
import { submissionOf } from "../engine/intake/read-submission.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { HAS_ALL_TURNS, TODAY } from "../turns-for-tests.ts";
import { applySlip } from "./apply-slip.ts";
import { others } from "./in-other-programs.ts";
import { programOf } from "./program-of.ts";

/** So many have a turn on a day: each takes a hundred processes. */
const EACH_DAY = 3;

const workbook = discover(PROJECT);
const session = openSession();
const options = { evidence: true, verdictsOnly: true };
const graders = [
  openGrader(session, workbook, options),
  openGrader(session, workbook, { ...options, processesOnly: true }),
];
afterAll(async () => {
  for (const grader of graders) await grader.close();
  session.close();
});

/** The others use the toolkit. */
const using = others.filter(({ style }) => style !== "many-files" && style !== "c");
const days = Math.ceil(using.length / EACH_DAY);
// Neighbours are of the same program.
const today = using.filter((_, at) => HAS_ALL_TURNS || at % days === TODAY % days);

test.each(today)("$track, $style: $name", async (slip) => {
  const whole = workbook.tracks.find(({ name }) => name === slip.track)!;
  const track = { ...whole, stages: whole.stages.filter(({ tests }) => !tests) };
  const files = applySlip(programOf(slip.style, slip.track), slip.track, slip);
  const submission = submissionOf("student", files, [slip.track]);
  const [own, inProcesses] = await Promise.all(
    graders.map(async (grader) =>
      (await gradeTrack(grader, submission, track)).stages.map(({ stage, cases }) => [
        stage.name,
        cases.map(({ name, verdict }) => `${name}: ${verdict.kind}`),
      ]),
    ),
  );
  expect(own).toEqual(inProcesses);
});
