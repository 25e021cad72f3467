/**
 * Grades courses of so many right submissions, the way `grade` does, and prints for each how long it took and the most
 * memory the grader has held: a process of its own, so that the memory is its own.
 *
 * Arguments: the numbers of submissions, comma-separated; the track; how many are graded at a time; `tests` where stages
 * of tests count as well.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSession } from "../engine/box/session.ts";
import { discover, readSolutions, readStarters } from "../engine/discover/discover.ts";
import { findSubmissions, gradeCourse } from "../engine/grade/course.ts";
import { openGrader } from "../engine/grade/grade.ts";
import { writeCourse } from "../engine/grade/sample-class.ts";
import { versionOf } from "../engine/report/json.ts";
import { openResults } from "../engine/report/write-results.ts";

/** One course, measured; a line of JSON. */
export interface CourseTime {
  readonly count: number;
  readonly ms: number;
  readonly maxResidentBytes: number;
  readonly allRight: boolean;
  readonly protection: string;
  readonly cases: number;
}

const [counts = "20", trackName = "", jobs = "1", kinds = "programs"] = process.argv.slice(2);
const root = fileURLToPath(new URL("../..", import.meta.url));
const workbook = discover(root);
const whole = workbook.tracks.find(({ name }) => name === trackName) ?? workbook.tracks[0]!;
const track = {
  ...whole,
  stages: whole.stages.filter(({ tests }) => kinds === "tests" || !tests),
};
const starters = readStarters(workbook);
const solutions = Object.entries(readSolutions(workbook)).filter(([path]) =>
  track.stages.some((stage) => path.startsWith(`${stage.path}/`)),
);
const folder = mkdtempSync(join(tmpdir(), "deckwork-bench-"));
const session = openSession();
const grader = openGrader(session, workbook, { evidence: true });
try {
  for (const count of counts.split(",").map(Number)) {
    const course = join(folder, "course");
    for (let student = 0; student < count; student++) {
      // No two students hand in the same text, but for the files that are given to all of them.
      const files = solutions.map(([path, source]) => [
        path,
        source === starters[path] ? source : `${source}// student ${student}\n`,
      ]);
      writeCourse(course, [
        { name: `student-${student}`, files: Object.fromEntries(files) as Record<string, string> },
      ]);
    }
    const results = openResults(join(folder, "out"), {
      version: 1,
      workbook: versionOf(root),
      protection: "",
    });
    let allRight = true;
    const started = performance.now();
    const { entries } = findSubmissions([course], [track.name]);
    await gradeCourse(grader, entries, [track], Number(jobs), (result) => {
      results.add(result);
      allRight &&= result.graded.every(({ result }) => result.earned === result.points);
    });
    results.finish();
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
