/** A lesson of the workbook itself, as it is read where nobody sits at a terminal. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("a chart is shown in characters, under its description", () => {
  const shown = execFileSync(
    process.execPath,
    [join(root, "node_modules/tsx/dist/cli.mjs"), "graders/main.ts", "lesson", "blackjack/1"],
    { cwd: root, encoding: "utf8" },
  );
  const chart = readFileSync(join(root, "lessons/blackjack/shuffle-bias.txt"), "utf8")
    .trimEnd()
    .split(/\r?\n/);
  const indented = chart.map((line) => `    ${line}`.trimEnd()).join("\n");
  expect(shown).toContain(`too often just before the place it began at:\n\n${indented}\n\n`);
  expect(shown).not.toContain("shuffle-bias");
  expect(Math.max(...chart.map((line) => [...line].length))).toBeLessThanOrEqual(36);
});
