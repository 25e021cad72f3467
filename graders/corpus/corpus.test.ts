/** The guides say what the corpus holds. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { discover } from "../engine/workbook/workbook.ts";
import { programsIn, spellings, stagesIn } from "./run-corpus.ts";
import { SHAPES } from "./spellings.ts";

const guide = readFileSync(join(PROJECT, "graders", "GRADING.md"), "utf8");
const readme = readFileSync(join(PROJECT, "README.md"), "utf8").replace(/\s+/g, " ");
const workbook = discover(PROJECT);
const programs = programsIn(workbook);

test("each track has at least four styles of all its stages, and a program in C", () => {
  for (const track of workbook.tracks) {
    const own = programs.filter((one) => one.track === track);
    const whole = own.filter((one) => stagesIn(one).length === track.stages.length);
    expect(whole.length).toBeGreaterThanOrEqual(4);
    expect(own.map(({ style }) => style)).toContain("c");
  }
});

test.each(workbook.tracks)("the guide says how many programs $name has", (track) => {
  const own = programs.filter((one) => one.track === track);
  const stages = own.flatMap(stagesIn);
  const cases = stages.reduce((sum, stage) => sum + stage.cases.length, 0);
  expect(guide).toContain(
    `\n| ${track.name} | ${own.length} | ${stages.length} | ${cases} | 0 |\n`,
  );
});

test.each(SHAPES)(
  "there are twenty spellings and more of $about, right and wrong, and the guide counts them",
  ({ about, stage, accepted, refused }) => {
    expect(Math.min(accepted.length, refused.length)).toBeGreaterThanOrEqual(20);
    expect(
      new Set([...accepted, ...refused].map(({ text, beside }) => JSON.stringify([text, beside])))
        .size,
    ).toBe(accepted.length + refused.length);
    expect(guide).toContain(
      `\n| ${about} of ${stage} | ${accepted.length} | ${refused.length} |\n`,
    );
  },
);

test("the front page has the sums", () => {
  const stages = programs.flatMap(stagesIn).length;
  expect(readme).toContain(`\`npm run corpus\` grades ${stages} correct programs`);
  expect(readme).toContain(`and ${spellings().length} ways to write`);
});
