/**
 * Grades N copies of the reference as a course, the way `grade` does, and prints how long that took and the most memory
 * the grader held. A process of its own, so that memory is its own.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findSubmissions, gradeCourse } from "../engine/course.ts";
import { discover } from "../engine/discover.ts";
import { openGrader } from "../engine/grade.ts";
import { versionOf } from "../engine/report-json.ts";
import { openSession } from "../engine/session.ts";
import { openResults } from "../engine/write-results.ts";

const [counts = "20", trackName = "", jobs = "1"] = process.argv.slice(2);
const root = fileURLToPath(new URL("../..", import.meta.url));
const workbook = discover(root);
const track = workbook.tracks.find(({ name }) => name === trackName) ?? workbook.tracks[0]!;
const folder = mkdtempSync(join(tmpdir(), "deckwork-bench-"));
const session = openSession();
const grader = openGrader(session, workbook, { evidence: true });
try {
  for (const count of counts.split(",").map(Number)) {
    const course = join(folder, `course-${count}`);
    for (let student = 0; student < count; student++) {
      cpSync(join(root, "solutions", track.name), join(course, `student-${student}`, track.name), { recursive: true });
    }
    const results = openResults(join(folder, `out-${count}`), { version: 1, workbook: versionOf(root), protection: "" });
    const entries = findSubmissions([course], [track.name]);
    const started = performance.now();
    let earned = 0;
    await gradeCourse(grader, entries, [track], Number(jobs), (result) => {
      results.add(result);
      earned += result.graded[0]?.result.earned ?? 0;
    });
    results.finish();
    const ms = performance.now() - started;
    const { maxRSS } = process.resourceUsage();
    process.stdout.write(`${JSON.stringify({ count, ms, maxRSS: maxRSS * 1024, earned, protection: session.protection.kind })}\n`);
    rmSync(course, { recursive: true });
  }
} finally {
  await grader.close();
  session.close();
  rmSync(folder, { recursive: true, force: true });
}
