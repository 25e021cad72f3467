/**
 * Measures the time from a save to the verdict inside a running watcher, and prints the times in milliseconds.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openGrader } from "../engine/grade/grader.ts";
import type { StageResult } from "../engine/judge/results.ts";
import { passed } from "../engine/judge/score.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { StageWatch } from "../engine/student/watch/stage.ts";
import { discover } from "../engine/workbook/workbook.ts";

const SAVES = 15;
/** People do not save faster than this, so work done between two saves has finished. */
const BETWEEN_MS = 400;

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "deckwork-bench-"));
const known = discover(root);
const track = known.tracks[0]!;
const stage = track.stages[2]!;
cpSync(join(root, "solutions", track.name), join(folder, "exercises", track.name), {
  recursive: true,
});
const session = openSession();
const grader = openGrader(session, known);
let arrived: (result: StageResult) => void = () => {};
const next = () => new Promise<StageResult>((resolve) => (arrived = resolve));
let result = next();
const watching = new StageWatch(
  grader,
  { ...known, root: folder },
  { track, stage },
  {
    tell: (one) => arrived(one),
    fail: (error) => {
      throw error;
    },
  },
);
try {
  await result;
  const file = join(folder, "exercises", stage.path, "main.ts");
  const source = readFileSync(file, "utf8");
  const times: number[] = [];
  for (let save = 0; save < SAVES; save++) {
    await sleep(BETWEEN_MS);
    result = next();
    const started = performance.now();
    writeFileSync(file, `${source}// save ${save}\n`);
    if (!passed(await result)) throw new Error("The reference does not pass inside the watcher.");
    times.push(performance.now() - started);
  }
  process.stdout.write(`${JSON.stringify(times)}\n`);
} finally {
  await watching.close();
  await grader.close();
  session.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
