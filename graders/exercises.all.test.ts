/** What `npm run test:ui` shows: the project `exercises`, in a copy of the workbook where one stage has been done. */
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { copyOfProject } from "./project-copy-for-tests.ts";

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly status: string;
    }[];
  }[];
}

// This takes seconds, because it starts vitest.
test("a student sees the cases of stages they have started, and the others as skipped", () => {
  const copy = copyOfProject();
  const given = ["blackjack", "hearts", "calls.ts", "exercises.cases.ts", "exercises.setup.ts"];
  for (const path of [...given.map((name) => `graders/${name}`), "solutions", "vitest.config.ts"])
    cpSync(join(PROJECT, path), join(copy, path), { recursive: true });
  for (const track of ["blackjack", "hearts"])
    cpSync(join(PROJECT, "graders", track, "starter"), join(copy, "exercises", track), {
      recursive: true,
    });
  const done = "blackjack/1-shuffle";
  cpSync(join(copy, "solutions", done), join(copy, "exercises", done), { recursive: true });
  const { stdout } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project=exercises", "--reporter=json"],
    { cwd: copy, encoding: "utf8", timeout: 60_000, env: { PATH: process.env.PATH } },
  );
  const { testResults } = JSON.parse(stdout) as Report;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const told = all.map(({ ancestorTitles, status }) => `${ancestorTitles.at(-1)}: ${status}`);
  expect(
    Object.fromEntries([...new Set(told)].map((one) => one.split(/: (?=\w+$)/))),
  ).toMatchObject({
    "1 Shuffle": "passed",
    "2 Deal: not started": "skipped",
    "Card and Deck": "skipped",
  });
  expect(new Set(told).has("1 Shuffle: failed")).toBe(false);
});
