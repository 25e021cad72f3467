/** The engine is a row of steps; each knows only what lies before it. */
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROW = [
  "compare/transcript",
  "discover/discover",
  "discover/read-submission",
  "box/session",
  "box/box",
  "box/worker",
  "build/build",
  "run/outcome",
  "run/run-process",
  "run/run",
  "compare/compare",
  "compare/verdict",
  "diagnose/diagnose",
  "score/score",
  "grade/attempt",
  "grade/grade",
  "grade/course",
  "report/case",
  "report/terminal",
  "report/markdown",
  "report/json",
  "report/course",
  "report/write-results",
];

test.each(ROW.map((name, place) => ({ place, name })))(
  "$name imports nothing that comes after it",
  ({ place, name }) => {
    const source = readFileSync(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), "utf8");
    const imported = [...source.matchAll(/from "(\.[^"]+)\.ts"/g)].map(([, module = ""]) =>
      posix.join(posix.dirname(name), module),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((module) => ROW.indexOf(module) >= place)).toEqual([]);
  },
);
