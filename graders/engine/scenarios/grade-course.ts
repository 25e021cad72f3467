/**
 * Grades a course in a separate process, as the user who starts it, for the tests: `grade-course.ts WORKBOOK COURSE
 * box|bare real|short`, the last for its times. Prints the results as JSON, and where the session's folder was.
 */
import { chooseTracks } from "../course/choose-tracks.ts";
import { gradeCourse } from "../course/course.ts";
import type { Entry } from "../intake/entry.ts";
import { findSubmissions } from "../intake/find-submissions.ts";
import { discover } from "../workbook/workbook.ts";
import { openGrader } from "../grade/grader.ts";
import { gradeSubmission } from "../for-tests/grade-submission.ts";
import { openSession } from "../sandbox/session.ts";
import { hurried } from "../limits/times-for-tests.ts";

/** The notes on the course. */
export interface Told {
  readonly protection: string;
  /** The session's folder, which must be gone. */
  readonly folder: string;
  readonly submissions: readonly {
    readonly name: string;
    readonly fault: string | null;
    /** The kinds of verdicts on each stage's cases. */
    readonly stages: readonly (readonly string[])[];
  }[];
}

const [root = "", course = "", how = "box", times = "real"] = process.argv.slice(2);
const workbook = discover(root);
const session = openSession({ confinement: how === "box" ? "box" : "none" });
// Not shorter, because the parser is slow to start.
const short = { cpuMs: 1500, compilerMs: 700 };
const patience = times === "real" ? session : hurried(session, short);
const grader = openGrader(patience, workbook, { evidence: true });
const submissions: Told["submissions"][number][] = [];
const tracks = workbook.tracks.map(({ name }) => name);
const { entries } = await findSubmissions([course], tracks);
const { tracks: graded } = await chooseTracks(entries, workbook, session.folder);
const grade = (entry: Entry) => gradeSubmission(grader, entry, graded);
await gradeCourse(entries, grade, 2, (result) => {
  const stages = result.tracks.flatMap(({ stages }) =>
    stages.map(({ cases }) => cases.map(({ verdict }) => verdict.kind)),
  );
  submissions.push({ name: result.name, fault: result.fault ?? null, stages });
});
await grader.close();
const told: Told = { protection: session.protection.kind, folder: session.folder, submissions };
session.close();
console.log(JSON.stringify(told));
