/** The engine is a row of steps; each knows only what lies before it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROW = [
  "transcript",
  "discover",
  "read-submission",
  "session",
  "box",
  "worker",
  "build",
  "outcome",
  "run-process",
  "run",
  "compare",
  "verdict",
  "diagnose",
  "score",
  "grade",
  "course",
  "report-case",
  "report-terminal",
  "report-markdown",
  "report-json",
  "report-course",
  "write-results",
];

test.each(ROW.map((name, place) => ({ place, name })))(
  "$name imports nothing that comes after it",
  ({ place, name }) => {
    const source = readFileSync(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), "utf8");
    const imported = [...source.matchAll(/from "\.\/([a-z-]+)\.ts"/g)].map(
      ([, module = ""]) => module,
    );
    expect(imported.filter((module) => ROW.indexOf(module) >= place)).toEqual([]);
  },
);
