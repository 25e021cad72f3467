/** A disk that becomes full in the middle of a course. This takes seconds, because the course is graded in separate processes. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeCourse } from "../engine/course/sample-class.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { commandOf, ownWorkbook } from "./run-for-tests.ts";

/** A small file system in memory. Only bubblewrap can make one for an ordinary user. */
const SMALL_DISK = ["bwrap", "--dev-bind", "/", "/", "--size", "3000000", "--tmpfs", "/mnt"];
const CAN = spawnSync(SMALL_DISK[0]!, [...SMALL_DISK.slice(1), "true"]).status === 0;

test.runIf(CAN)("a full disk ends the run with a sentence, and earlier results are kept", () => {
  const root = ownWorkbook();
  const course = mkdtempSync(join(tmpdir(), "deckwork-full-"));
  onTestFinished(() => rmSync(course, { recursive: true, force: true }));
  const files = readSolutions(discover(root));
  const names = Array.from({ length: 20 }, (_, at) => `student-${at + 10}`);
  writeCourse(
    course,
    names.map((name) => ({ name, files })),
  );
  const grade = commandOf(["grade", course, "--out", "/mnt/out"])
    .map((word) => `'${word}'`)
    .join(" ");
  const script = `head -c 2950000 /dev/zero > /mnt/filler
${grade} 2>&1 >/dev/null; echo "status $?"; ls /mnt/out/records | wc -l
rm /mnt/filler
${grade} 2>&1 | grep submissions; echo "status $?"`;
  const [program, ...args] = [...SMALL_DISK, "bash", "-c", script];
  const env = { PATH: process.env.PATH, DECKWORK_ROOT: root };
  const { stdout } = spawnSync(program!, args, { encoding: "utf8", env, timeout: 60_000 });
  const [says, status, known, resumed, again] = stdout.split("\n");
  expect(says).toBe(
    "/mnt/out: results cannot be written there (ENOSPC); free some space, or name a different folder with --out. The results written so far are intact.",
  );
  expect(status).toBe("status 2");
  expect(Number(known)).toBeGreaterThan(0);
  expect(Number(known)).toBeLessThan(names.length);
  expect(resumed).toMatch(new RegExp(`^20 submissions, ${20 - Number(known)} of them graded now`));
  expect(again).toBe("status 0");
});
