/** A program with some of the reference's declarations has nothing of the stage that it is graded for. */
import { expect, test } from "vitest";
import { PART, STUDENT, SWITCH } from "./names.ts";
import { writeExchanged } from "./write-exchanged.ts";

const SUM = "tiny/1-sum/sum.ts";
const FIRST = "tiny/1-sum/main.ts";
const SHOW = "tiny/2-show/show.ts";
const MAIN = "tiny/2-show/main.ts";
const CALLS = "tiny/2-show/calls/main.ts";

const REFERENCE = {
  [FIRST]: 'import { sum } from "./sum.ts";\nconsole.log(sum([1]));\n',
  [SUM]:
    "export function sum(all: number[]): number {\n  return all.reduce((a, b) => a + b, 0);\n}\n",
  [MAIN]: 'import { show } from "./show.ts";\nshow([1, 2]);\n',
  [SHOW]:
    'import { sum } from "../1-sum/sum.ts";\nexport function show(all: number[]): void {\n  console.log("secret", sum(all));\n}\n',
};
const OWN = {
  ...REFERENCE,
  [SUM]: 'export { sum } from "./parts/add.ts";\n',
  "tiny/1-sum/parts/add.ts":
    "export function sum(all: number[]): number {\n  let total = 1;\n  for (const one of all) total += one;\n  return total;\n}\n",
  [SHOW]:
    'import { sum } from "../1-sum/parts/add.ts";\nexport function show(all: number[]): void {\n  console.log(sum(all));\n}\n',
  [CALLS]: 'import { show } from "../show.ts";\nshow([]);\n',
};
const DECLARED = { name: "sum", file: "tiny/1-sum/parts/add.ts" };

const write = (files: Readonly<Record<string, string>>, main = MAIN, declared = DECLARED) =>
  writeExchanged(files, REFERENCE, [main, MAIN], [declared]);

test("only the declaration of the earlier stage is the reference's", () => {
  const written = write(OWN)!;
  expect(Object.keys(written)).toContain(`${PART}${SUM}`);
  expect(Object.keys(written).filter((name) => name.startsWith(`${PART}tiny/2-show/`))).toEqual([]);
  expect(JSON.stringify(written)).not.toContain("secret");
  expect(written[`${STUDENT}${DECLARED.file}`]).toContain("deckwork$call(");
  expect(written[SWITCH]).toMatch(/for \(const one of \[\d+\]\)/);
});

test("a program beside the stage's is written with it, and one that does not use it as it is", () => {
  expect(write(OWN, CALLS)).toBeDefined();
  const apart = write({ ...OWN, [CALLS]: "console.log(1);\n" }, CALLS)!;
  expect(apart[`${STUDENT}${CALLS}`]).toBe("console.log(1);\n");
  expect(JSON.stringify(apart)).not.toContain("deckwork$call(1");
});

test.each([
  ["that the reference does not have", OWN, { ...DECLARED, name: "add" }],
  [
    "of a program that runs code from text",
    { ...OWN, [SHOW]: `${OWN[SHOW]}eval("1");\n` },
    DECLARED,
  ],
])("nothing is written for a declaration %s", (_, files, declared) => {
  expect(write(files, MAIN, declared)).toBeUndefined();
});
