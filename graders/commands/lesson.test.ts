/** A lesson of the workbook itself, as it is read where nobody sits at a terminal. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { run } from "./run-for-tests.ts";

test("a chart is shown in characters, under its description", async () => {
  const { out: shown } = await run(PROJECT, ["lesson", "blackjack/1"]);
  const chart = readFileSync(join(PROJECT, "lessons/blackjack/shuffle-bias.txt"), "utf8")
    .trimEnd()
    .split(/\r?\n/);
  const indented = chart.map((line) => `    ${line}`.trimEnd()).join("\n");
  expect(shown).toContain(`too often just before the place it began at:\n\n${indented}\n\n`);
  expect(shown).not.toContain("shuffle-bias");
  expect(Math.max(...chart.map((line) => [...line].length))).toBeLessThanOrEqual(36);
});
