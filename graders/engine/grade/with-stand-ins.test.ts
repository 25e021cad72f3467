/** Programs that use Node: what passes with stand-ins for it has passed, and what fails with them runs in a process. */
import { afterAll, expect, it } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import { openSession, type Session } from "../sandbox/session.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const greet = {
  title: "Greet",
  learned: "You can greet.",
  points: 25,
  checks: [{ name: "pauses", kind: "pauses", after: "Good evening, everyone.", seconds: 2 }],
};
const written = writeWorkbook({
  ...tinyWorkbook(),
  "graders/tiny/1-greet/stage.json": JSON.stringify(greet),
});
const workbook = discover(written.root);
const session = openSession();
/** Nothing can start a process in it unnoticed. */
const withoutProcesses: Session = {
  ...session,
  compiled: { ...session.compiled, processHost: "/nowhere" },
};
afterAll(() => {
  session.close();
  written.remove();
});

const MAIN = "tiny/1-greet/main.ts";
const GREETS = 'import { greeting } from "./greet.ts";\nconsole.log(greeting());\n';
const PAUSES = 'import { setTimeout } from "node:timers/promises";\nawait setTimeout(2000);\n';
/** Only in a process. */
const IN_PROCESS = 'import process from "node:process";\nif (process.versions)\n  ';

async function verdicts(main: string, where: Session): Promise<readonly string[]> {
  const grader = openGrader(where, workbook);
  try {
    const files = { ...readSolutions(workbook), [MAIN]: main };
    const { stages } = await gradeTrack(
      grader,
      submissionOf("ann", files, ["tiny"]),
      workbook.tracks[0]!,
    );
    return stages[0]!.cases.map(({ name, verdict }) => `${name} ${verdict.kind}`).sort();
  } finally {
    await grader.close();
  }
}

const RIGHT = ["greets passed", "pauses passed"];

it("a right program needs no process", async () => {
  expect(await verdicts(GREETS + PAUSES, withoutProcesses)).toEqual(RIGHT);
});

it("where there is none, what fails is a fault of the machine", async () => {
  const [greets] = await verdicts(`${GREETS}${PAUSES}console.log(1);`, withoutProcesses);
  expect(greets).toBe("greets grader fault");
});

it.each([
  ["its output", `${IN_PROCESS}console.log("Good evening, everyone.");\n${PAUSES}`],
  ["its pause", `${GREETS}${IN_PROCESS}await new Promise((done) => setTimeout(done, 2000));\n`],
])("what is only right in a process is right: %s", async (_, main) => {
  expect(await verdicts(main, session)).toEqual(RIGHT);
});

it("a pause that only a process can see is seen although the output is wrong", async () => {
  const main = `${GREETS}${IN_PROCESS}await new Promise((done) => setTimeout(done, 2000));\nconsole.log(1);`;
  expect(await verdicts(main, session)).toEqual(["greets different", "pauses passed"]);
});

it("what is wrong in a process is wrong", async () => {
  const told = await verdicts(`${IN_PROCESS}console.log("Good morning.");\n${PAUSES}`, session);
  expect(told).toEqual(["greets different", "pauses missing"]);
});
