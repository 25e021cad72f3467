/** GNU parallel grades the shards of a course as in the guide. This takes seconds, because each shard is a process. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeCourse } from "../engine/course/sample-class.ts";
import { isOnPath } from "../engine/sandbox/on-path.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { commandOf, ownWorkbook, run } from "./run-for-tests.ts";

const lacks = isOnPath("parallel") ? "" : " (not run: there is no GNU parallel)";

test.skipIf(lacks)(
  `four shards at the same time, in one folder, are the course as it is graded at once${lacks}`,
  async () => {
    const root = ownWorkbook();
    const folder = mkdtempSync(join(tmpdir(), "deckwork-parallel-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const course = join(folder, "class");
    const files = readSolutions(discover(root));
    const names = Array.from({ length: 10 }, (_, at) => `student-${at}`);
    writeCourse(
      course,
      names.map((name) => ({ name, files })),
    );
    const shared = join(folder, "shared");
    const grade = commandOf(["grade", course, "--out", shared, "--shard", "{}/4"]);
    const { status, stderr } = spawnSync(
      "parallel",
      ["--will-cite", "-j", "4", ...grade, ":::", "1", "2", "3", "4"],
      {
        encoding: "utf8",
        env: { PATH: process.env.PATH, HOME: folder, DECKWORK_ROOT: root },
        timeout: 100_000,
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const alone = join(folder, "alone");
    expect((await run(root, ["grade", course, "--out", alone])).status).toBe(0);
    for (const file of ["results.json", "ledger.json"])
      expect(readFileSync(join(shared, file), "utf8")).toBe(
        readFileSync(join(alone, file), "utf8"),
      );
  },
);
