/** What `.ci/run` says of a run of tests, found by a run of vitest itself, since vitest decides what a reporter hears. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { RunSummary } from "./summary-reporter.ts";

const PACKAGES = fileURLToPath(new URL("../../../node_modules", import.meta.url));
const REPORTER = fileURLToPath(new URL("summary-reporter.ts", import.meta.url));

const FILES = {
  "tests.test.ts": `import { expect, test } from "vitest";
    test("passes", () => {});
    test.skip("is skipped", () => {});
    test("fails", () => expect(1).toBe(2));`,
  "group.test.ts": `import { beforeAll, describe, test } from "vitest";
    describe("a group", () => {
      beforeAll(() => { throw new Error("no course"); });
      test("does not run", () => {});
    });`,
  "uncaught.test.ts": `import { test } from "vitest";
    test("passes", () => void Promise.reject(new Error("nobody caught this")));`,
  "ended.test.ts": `import { test } from "vitest";
    test("never ends", () => process.reallyExit(1));`,
  "import.test.ts": `import "./nothing.ts";`,
};

test("a run's summary has every kind of failure", () => {
  const root = mkdtempSync(join(tmpdir(), "deckwork-summary-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
  symlinkSync(PACKAGES, join(root, "node_modules"));
  const file = join(root, "summary");
  const vitest = join(PACKAGES, "vitest/vitest.mjs");
  const { status } = spawnSync(process.execPath, [vitest, "run", "--reporter", REPORTER], {
    cwd: root,
    env: { PATH: process.env.PATH, DECKWORK_SUMMARY: file },
    timeout: 60_000,
  });
  const summary = JSON.parse(readFileSync(file, "utf8")) as RunSummary;
  expect(status).toBe(1);
  expect(summary).toMatchObject({ passed: 2, skipped: 2 });
  expect(summary.files.map((place) => basename(place)).sort()).toEqual([
    "ended.test.ts",
    "group.test.ts",
    "import.test.ts",
    "tests.test.ts",
    "uncaught.test.ts",
  ]);
  const told = summary.failures.join("\n\n");
  for (const failure of [
    /tests\.test\.ts: fails\n.*expected 1 to be 2/,
    /group\.test\.ts: a group\n.*no course/,
    /Nobody caught this error:\n.*nobody caught this/,
    /ended\.test\.ts: never ends\nThis test did not end\./,
    /because of Error: Worker exited unexpectedly/,
    /import\.test\.ts\n.*nothing\.ts/,
  ])
    expect(told).toMatch(failure);
});
