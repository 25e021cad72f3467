/**
 * Grades courses of given sizes as `grade` does, and prints the time and the grader's largest memory for each. It is a
 * separate process, so that only its own memory counts.
 *
 * Arguments: the numbers of submissions, separated by commas; the track; how many are graded at the same time; the kind
 * of submission; `tests` to include stages of tests; `verdicts` to explain no failure.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { beginGrading } from "../engine/course/begin.ts";
import { gradeCourse } from "../engine/course/course.ts";
import { openLedger } from "../engine/course/ledger.ts";
import { regradeSubmission } from "../engine/course/regrade.ts";
import { writeCourse } from "../engine/course/sample-class.ts";
import { openStageKeys } from "../engine/course/stage-key.ts";
import { openGrader } from "../engine/grade/grader.ts";
import { readEntry } from "../engine/grade/submission.ts";
import type { Entry } from "../engine/intake/entry.ts";
import { findSubmissions } from "../engine/intake/find-submissions.ts";
import { writeOutputs } from "../engine/outputs/outputs.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { KINDS, submissionsOf } from "./submissions.ts";

/** The measurements of one course, as a line of JSON. */
export interface CourseTime {
  readonly count: number;
  readonly ms: number;
  readonly maxResidentBytes: number;
  readonly allRight: boolean;
  readonly protection: string;
  readonly cases: number;
}

const MADE = { workbook: "", protection: "" };

const [
  counts = "20",
  trackName = "",
  jobs = "1",
  kindName = "perfect",
  stages = "programs",
  told = "all",
] = process.argv.slice(2);
const workbook = discover(PROJECT);
const whole = workbook.tracks.find(({ name }) => name === trackName);
const kind = KINDS.find((one) => one === kindName);
if (!whole || !kind) throw new Error(`There is no track "${trackName}", or no kind "${kindName}".`);
const track = {
  ...whole,
  stages: whole.stages.filter(({ tests }) => stages === "tests" || !tests),
};
const filesOf = await submissionsOf(kind, workbook, track);
const folder = mkdtempSync(join(tmpdir(), "deckwork-bench-"));
const session = openSession();
const grader = openGrader(session, workbook, {
  evidence: true,
  verdictsOnly: told === "verdicts",
});
try {
  for (const count of counts.split(",").map(Number)) {
    const course = join(folder, "course");
    for (let student = 0; student < count; student++)
      writeCourse(course, [{ name: `student-${student}`, files: filesOf(student) }]);
    const ledger = openLedger(join(folder, `out-${count}`));
    let allRight = true;
    const started = performance.now();
    const found = await findSubmissions([course], [track.name]);
    await beginGrading(
      ledger,
      { ...workbook, tracks: [track] },
      { ...found, track, fresh: undefined, part: false },
      MADE,
      session.folder,
    );
    const regrading = { grader, keyOf: openStageKeys(workbook, grader, { engine: "" }) };
    const grade = async (entry: Entry) => {
      const read = () => readEntry(grader, entry, [track]);
      const { record, result } = await regradeSubmission(
        regrading,
        entry,
        read,
        [track],
        undefined,
      );
      ledger.write(record);
      return result;
    };
    await gradeCourse(found.entries, grade, Number(jobs), (result) => {
      allRight &&= result.tracks.every(({ earned, points }) => earned === points);
    });
    writeOutputs(ledger, [track], { now: new Date() });
    ledger.close();
    const measured: CourseTime = {
      count,
      ms: performance.now() - started,
      maxResidentBytes: process.resourceUsage().maxRSS * 1024,
      allRight,
      protection: session.protection.kind,
      cases: track.stages.reduce((sum, { cases }) => sum + cases.length, 0),
    };
    process.stdout.write(`${JSON.stringify(measured)}\n`);
    rmSync(folder, { recursive: true });
  }
} finally {
  await grader.close();
  session.close();
  rmSync(folder, { recursive: true, force: true });
}
