/** What type errors cost, if a track's `track.json` says that they cost points. */
import { afterAll, expect, test } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import { openSession, type Session } from "../sandbox/session.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const given = tinyWorkbook();
const TRACK = "graders/tiny/track.json";
const written = writeWorkbook({
  ...given,
  [TRACK]: JSON.stringify({ ...JSON.parse(given[TRACK]!), costs: { types: 0.2 } }),
});
const workbook = discover(written.root);
const track = workbook.tracks[0]!;
const solutions = readSolutions(workbook);
const starters = readStarters(workbook);
const session = openSession();
afterAll(() => {
  session.close();
  written.remove();
});

const GREET = "tiny/1-greet/greet.ts";
const ROLL = "tiny/2-roll/main.ts";

async function grade(changes: Readonly<Record<string, string>>, own: Session = session) {
  const grader = openGrader(own, workbook);
  try {
    const submission = submissionOf("ann", { ...solutions, ...changes }, [track.name]);
    return (await gradeTrack(grader, submission, track)).stages.map(({ earned, cases, stage }) => ({
      share: Number((earned / stage.points).toFixed(6)),
      types: cases.find(({ name }) => name === "no-type-errors")!.verdict,
    }));
  } finally {
    await grader.close();
  }
}

const PASSED = { share: 1, types: { kind: "passed" } };

test("a program without type errors loses nothing", async () => {
  expect(await grade({})).toEqual([PASSED, PASSED]);
});
test("type errors cost their share of the stage that they are in, however many there are", async () => {
  const wrong = "export const one: number = 'one';\n";
  const more = [1, 2, 3, 4].map((n) => `export const more${n}: string = ${n};\n`).join("");
  const [greet, roll] = await grade({ [GREET]: `${solutions[GREET]}${wrong}${more}` });
  expect(greet).toEqual({
    share: 0.8,
    types: {
      kind: "missing",
      what: [
        expect.stringMatching(/^exercises\/tiny\/1-greet\/greet\.ts:\d+:14: Type 'string' is not/),
        expect.stringContaining("Type 'number' is not assignable to type 'string'."),
        expect.stringContaining("Type 'number' is not assignable to type 'string'."),
        "There are 2 more.",
      ],
    },
  });
  expect(roll).toEqual(PASSED);
});
test("a program that does nothing earns nothing for having no type errors", async () => {
  const [, roll] = await grade({ [ROLL]: "export {};\n" });
  expect(roll).toEqual({ share: 0, types: { kind: "passed" } });
  const [, untouched] = await grade({ [ROLL]: starters[ROLL]! });
  expect(untouched).toMatchObject({ share: 0, types: { kind: "not started" } });
});
test("without a compiler, nothing is lost", async () => {
  const [greet] = await grade(
    { [GREET]: `${solutions[GREET]}export const one: number = "one";\n` },
    { ...session, typescript: undefined },
  );
  expect(greet).toMatchObject({ share: 1, types: { kind: "not checked" } });
});
