import { afterAll, expect, test } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import { openSession } from "../sandbox/session.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const STAGE = "tiny/1-greet";
const GREET = `${STAGE}/greet.ts`;
const READING = 'import { ask } from "#toolkit/console.ts";\n';
const ASKS = {
  greeting: 'export const greeting = () => "Good evening, everyone.";\n',
  twice: 'export const twice = async () => [await ask("1? "), await ask("2? ")].join(" ");\n',
  last: 'export const last = async () => await ask("Last? ");\n',
};
const CALLS = `import { print } from "#toolkit/console.ts";
import * as student from "#student/${GREET}";
import { call } from "../../calls.ts";

const twice = async ({ twice }: typeof student) => {
  const both = await twice();
  print();
  return both;
};

// \`twice\` asks two times.
// → a b
await call(student, ["twice"], twice, 2);

// \`twice\` may be called again.
// → c d
await call(student, ["twice"], twice, 2);

const last = async ({ last }: typeof student) => {
  const one = await last();
  print();
  return one;
};

// \`last\` asks once.
// → e
await call(student, ["last"], last, 1);
`;
const written = writeWorkbook({
  ...tinyWorkbook(),
  [`graders/${STAGE}/stage.json`]: JSON.stringify({
    ...{ title: "Greet", learned: "You can greet.", points: 25 },
    checks: [{ name: "single-calls", kind: "calls", lines: ["a", "b", "c", "d", "e"] }],
  }),
  [`graders/${STAGE}/calls.ts`]: CALLS,
  [`solutions/${GREET}`]: READING + Object.values(ASKS).join(""),
});
const workbook = discover(written.root);
const track = workbook.tracks[0]!;
const session = openSession();
const grader = openGrader(session, workbook, { verdictsOnly: true });
afterAll(async () => {
  await grader.close();
  session.close();
  written.remove();
});

async function judge(asks: Partial<typeof ASKS>, reading = READING): Promise<readonly string[]> {
  const text = reading + Object.values({ ...ASKS, ...asks }).join("");
  const files = { ...readSolutions(workbook), [GREET]: text };
  const submission = submissionOf("ann", files, [track.name]);
  const { stages } = await gradeTrack(grader, submission, track, [track.stages[0]!]);
  const { verdict } = stages[0]!.cases[0]!;
  return verdict.kind === "missing" ? verdict.what : [verdict.kind];
}

test("what nobody waits for is not charged to the next call", async () => {
  const twice = `export const twice = async () => {
  const one = await ask("1? ");
  void (async () => {
    for (let turn = 0; turn < 9; turn++) await null;
    for (;;) await ask("2? ");
  })();
  return one;
};
`;
  const said = await judge({ twice });
  expect(said.map((one) => one.split(" ")[1])).toEqual(["twice", "twice"]);
});

test("what a call does not read is not read by the next one", async () => {
  expect(await judge({})).toEqual(["passed"]);
  expect(await judge({ twice: 'export const twice = async () => await ask("1? ");\n' })).toEqual([
    "Needed: twice asks two times. Expected: a b. Yours gives: a",
    "Needed: twice may be called again. Expected: c d. Yours gives: c",
  ]);
});

test("a call cannot read what is typed for the next one", async () => {
  const twice = ASKS.twice.replace('await ask("2? ")', 'await ask("2? "), await ask("3? ")');
  expect(await judge({ twice })).toEqual([
    "Needed: twice asks two times. Expected: a b. Yours gives: (it asks again after 2 answers)",
    "Needed: twice may be called again. Expected: c d. Yours gives: (it asks again after 2 answers)",
  ]);
});

test("what is typed for a function that is not written yet, or has another name, is not read by others", async () => {
  const open =
    'export async function twice(): Promise<string> {\n  throw new Error("TODO 1: twice");\n}\n';
  expect(await judge({ twice: open })).toEqual([
    "Needed: twice asks two times. Expected: a b. Yours gives nothing yet: task 1 is not done.",
    "Needed: twice may be called again. Expected: c d. Yours gives nothing yet: task 1 is not done.",
  ]);
  expect(await judge({ twice: ASKS.twice.replace("twice", "both") })).toEqual(["passed"]);
});

test("a program that reads in its own way reads all", async () => {
  const reading = `import { createInterface } from "node:readline/promises";
const lines = createInterface({ input: process.stdin });
const ask = (text: string): Promise<string> => lines.question(text);
`;
  const last = `${ASKS.last.replace("await ask", "await lastOf")}async function lastOf(text: string) {
  const line = await ask(text);
  lines.close();
  return line;
}\n`;
  expect(await judge({ last }, reading)).toEqual(["passed"]);
});
